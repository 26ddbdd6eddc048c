import { describe, expect, test } from 'vitest';
import { contentDisposition } from './download.ts';

describe('contentDisposition (security 48)', () => {
  test.each([
    [
      'rozpocet-maliar.pdf',
      `attachment; filename="rozpocet-maliar.pdf"; filename*=UTF-8''rozpocet-maliar.pdf`,
    ],
    ['žltý.pdf', `attachment; filename="zlty.pdf"; filename*=UTF-8''%C5%BElt%C3%BD.pdf`],
    [
      '../../x"\r\nX-Evil: 1ľ',
      `attachment; filename="..-..-x---X-Evil- 1l"; filename*=UTF-8''..-..-x---X-Evil-%201%C4%BE`,
    ],
    ["o'neil (1).pdf", `attachment; filename="o'neil (1).pdf"; filename*=UTF-8''o%27neil%20%281%29.pdf`],
  ])('%j', (name, header) => {
    expect(contentDisposition(name)).toBe(header);
  });
});
