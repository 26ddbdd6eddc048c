import { describe, expect, it } from 'vitest';
import { SIZE_CONTENT } from '#content/options.ts';
import { fold } from '../kernel/text.ts';
import { FEATURE_IDS, SIZE_IDS } from './catalogue.ts';
import { featureName } from './labels.ts';

/** Beginnings of the words by which a feature is known: "dopytovy formular" → "dopyt", "formu". */
const stems = (name: string): string[] =>
  fold(name)
    .split(' ')
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 6));

/** The base holds a contact form and the larger sizes more of everything: these words alone are no sign of a feature. */
const OF_THE_BASE = ['kontak', 'formul', 'viac'];

describe.each(SIZE_IDS)('the size %s', (size) => {
  it.each(FEATURE_IDS)('names nothing that %s is paid for', (feature) => {
    const { subtitle, scope } = SIZE_CONTENT[size];
    const said = fold(`${subtitle} ${scope}`);
    const named = stems(featureName(feature)).filter((stem) => !OF_THE_BASE.includes(stem));
    expect(named.filter((stem) => said.includes(stem))).toEqual([]);
  });

  it('names what its base price holds', () => {
    expect(SIZE_CONTENT[size].scope).toMatch(
      /podstránok, dizajn na mieru, kontaktný formulár, základné SEO$/,
    );
  });
});
