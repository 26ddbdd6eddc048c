import { describe, expect, it } from 'vitest';
import { HOME } from '#content/home.ts';
import { SIZE_CONTENT } from '#content/options.ts';
import { fold } from '../kernel/text.ts';
import { FEATURE_IDS, SIZE_IDS, SIZES } from './catalogue.ts';
import { featureName } from './labels.ts';

/** Beginnings of the words by which a feature is known: "dopytovy formular" → "dopyt", "formu". */
const stems = (name: string): string[] =>
  fold(name)
    .split(' ')
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 6));

/** The base holds a contact form and the larger sizes more of everything: these words alone are no sign of a feature. */
const OF_THE_BASE = ['kontak', 'formul', 'viac'];

/** Features that have to be paid for, as far as a text names them (decisions 7.7). */
const pricedIn = (text: string): string[] =>
  FEATURE_IDS.filter((feature) =>
    stems(featureName(feature)).some((stem) => !OF_THE_BASE.includes(stem) && fold(text).includes(stem)),
  );

describe.each(SIZE_IDS)('the size %s', (size) => {
  it('names no feature that is paid for', () => {
    const { subtitle, scope } = SIZE_CONTENT[size];
    expect(pricedIn(`${subtitle} ${scope}`)).toEqual([]);
  });

  it('names what its base price holds', () => {
    expect(SIZE_CONTENT[size].scope).toMatch(
      /podstránok, dizajn na mieru, kontaktný formulár, základné SEO$/,
    );
  });
});

describe.each(HOME.packages.map((each, index) => ({ ...each, size: SIZE_IDS[index] })))(
  'the package $name',
  ({ description, size, fromEuros }) => {
    it('describes the size that its button opens, and begins below what such a website usually costs', () => {
      expect(size && description.startsWith(`${SIZE_CONTENT[size].scope}. `)).toBe(true);
      expect(size && SIZES[size].euros[0]).toBeGreaterThanOrEqual(fromEuros);
    });

    it('names no feature that is paid for', () => {
      expect(pricedIn(description)).toEqual([]);
    });
  },
);
