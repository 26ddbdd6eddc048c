import { describe, expect, it } from 'vitest';
import { prdFacts, prdInput } from '../../../tests/factories/prd.ts';
import { DOCUMENT_MAX_BODY } from '../api/endpoint.ts';
import { type Extent, measure } from '../kernel/extent.ts';
import { FEATURE_IDS, SERVICE_SLUGS, TRADE_IDS } from '../quote/catalogue.ts';
import { DESCRIPTION_MAX } from '../quote/limits.ts';
import { buildPrd } from './build.ts';
import { documentFrame } from './frame.ts';
import { DOCUMENT_EXTENT, MARKDOWN_MAX } from './limits.ts';
import { renderMarkdown } from './markdown.ts';

const { selection } = prdInput();
const facts = prdFacts();
/** The longest documents we make: everything chosen, and a description as long as it may be. */
const LONGEST = SERVICE_SLUGS.flatMap((service) =>
  TRADE_IDS.map((trade) => {
    const chosen = { ...selection, service, trade, size: 'large' as const, features: [...FEATURE_IDS] };
    return buildPrd(
      prdInput({ selection: chosen, description: 'Veta. '.repeat(DESCRIPTION_MAX / 6) }),
      facts,
    );
  }),
);

describe('The limits of a document', () => {
  it.each<keyof Extent>(['values', 'characters', 'lines'])(
    'leave our own twice as much room of %s',
    (key) => {
      const most = Math.max(...LONGEST.map((document) => measure(document)[key]));
      expect(2 * most).toBeLessThan(DOCUMENT_EXTENT[key]);
    },
  );

  it('leave our own twice as much room of bytes and of markdown', () => {
    for (const document of LONGEST) {
      const metadata = { serviceName: '', clientName: '', generatedAt: new Date(document.generatedAt) };
      const markdown = renderMarkdown(document, documentFrame(document, metadata, facts.site));
      expect(2 * markdown.length).toBeLessThan(MARKDOWN_MAX);
      expect(2 * markdown.split('\n').length).toBeLessThan(DOCUMENT_EXTENT.lines);
      expect(2 * new Blob([JSON.stringify(document)]).size).toBeLessThan(DOCUMENT_MAX_BODY);
    }
  });
});
