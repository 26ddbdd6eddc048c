import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DESCRIPTIONS } from '#content/descriptions.ts';
import { asksForWebsite, FEATURE_IDS, MODE_IDS, SERVICE_SLUGS, SIZE_IDS, TRADE_IDS } from './catalogue.ts';
import {
  DESCRIPTION_INSTRUCTION,
  descriptionPrompt,
  detailedDescription,
  quickDescription,
} from './description.ts';
import { descriptionField } from './fields.ts';
import { serviceName } from './labels.ts';

const inputs = fc.record({
  service: fc.constantFrom(...SERVICE_SLUGS),
  trade: fc.constantFrom(...TRADE_IDS),
  size: fc.constantFrom(...SIZE_IDS),
  mode: fc.constantFrom(...MODE_IDS),
  features: fc.uniqueArray(fc.constantFrom(...FEATURE_IDS)),
});

/** "Potrebujem", "Chcem", "mi" against "Potrebujeme", "Chceme", "nám", "naše". */
const PLURAL = /(?<!\p{L})(?:\p{L}+eme|\p{L}+áme|nám|nás|náš|naš\p{L}+)(?!\p{L})/u;

it('speaks in the first person singular, and so does what the AI is asked for', () => {
  const texts = Object.values(DESCRIPTIONS).flatMap(({ quick, need, wish }) => [quick, need, wish]);
  expect(texts.filter((text) => !/^(?:Mám záujem|Potrebujem|Chcem)(?!\p{L})/u.test(text))).toEqual([]);
  expect(texts.filter((text) => PLURAL.test(text))).toEqual([]);
  expect(DESCRIPTION_INSTRUCTION).toMatch(/prvej osobe jednotného čísla/);
});

describe('templated description', () => {
  it('is short in quick mode', () => {
    expect(quickDescription({ service: 'tvorba-webu', trade: 'electrician', size: 'medium' })).toBe(
      'Mám záujem o web pre elektrikára v rozsahu Profesionál. Má prehľadne predstaviť služby a prinášať dopyty od zákazníkov.',
    );
  });

  it('names trade, size, what is offered and the features', () => {
    const features = ['project-portfolio', 'material-showcase', 'quote-form'] as const;
    expect(detailedDescription({ service: 'tvorba-webu', trade: 'roofer', size: 'medium', features })).toBe(
      'Potrebujem web pre pokrývača v rozsahu Profesionál. Má predstaviť najmä nové strechy a opravy vrátane odstraňovania zatekania. Na webe má byť portfólio realizácií, prehľad materiálov a dopytový formulár. Chcem, aby sa rýchlo otvoril aj na mobile a aby mi zákazníci rovno poslali to podstatné.',
    );
  });

  it('leaves the sentence about features out when none is selected', () => {
    expect(
      detailedDescription({ service: 'tvorba-webu', trade: 'painter', size: 'small', features: [] }),
    ).toBe(
      'Potrebujem web pre maliara v rozsahu Štartér. Má predstaviť najmä maľovanie interiérov a nátery okien aj dverí. Chcem, aby sa rýchlo otvoril aj na mobile a aby mi zákazníci rovno poslali to podstatné.',
    );
  });

  it.each([
    [1, 'dopytový formulár.'],
    [2, 'dopytový formulár a rezervácia termínu.'],
    [3, 'dopytový formulár, rezervácia termínu a núdzový kontakt.'],
    [4, 'dopytový formulár, rezervácia termínu, núdzový kontakt a 1 ďalšia funkcia.'],
    [5, 'dopytový formulár, rezervácia termínu, núdzový kontakt a 2 ďalšie funkcie.'],
    [8, 'dopytový formulár, rezervácia termínu, núdzový kontakt a 5 ďalších funkcií.'],
  ])('names the first three of %i features and counts the rest', (count, list) => {
    const features = FEATURE_IDS.slice(0, count);
    expect(
      detailedDescription({ service: 'tvorba-webu', trade: 'plumber', size: 'large', features }),
    ).toContain(` Na webe má byť ${list} Chcem`);
  });

  it.each([
    ['service-areas', 'Na webe majú byť oblasti pôsobenia.'],
    ['multi-location', 'Na webe majú byť samostatné stránky prevádzok.'],
    ['before-after-gallery', 'Na webe má byť galéria pred a po.'],
  ] as const)('has a verb that agrees with %s', (feature, sentence) => {
    expect(
      detailedDescription({ service: 'tvorba-webu', trade: 'hvac', size: 'large', features: [feature] }),
    ).toContain(sentence);
  });

  it.each(SERVICE_SLUGS)('asks for %s and not for any website', (service) => {
    const subject = {
      'tvorba-webu': 'web pre',
      'web-aplikacie': 'webovú aplikáciu',
      'seo-optimalizacia': 'SEO optimalizáciu',
      'udrzba-podpora': 'údržbu a podporu',
      'cenove-kalkulacky': 'cenovú kalkulačku',
      'erp-systemy': 'ERP systém',
      'interaktivne-formulare': 'interaktívny formulár',
    }[service];
    const choices = { service, trade: 'renovation', size: 'medium' } as const;
    expect(quickDescription(choices)).toContain(subject);
    expect(detailedDescription({ ...choices, features: [] })).toContain(subject);
  });

  it.each(SERVICE_SLUGS.filter(asksForWebsite))(
    'of %s names no size, which nobody may have asked for',
    (service) => {
      const texts = SIZE_IDS.flatMap((size) => {
        const choices = { service, trade: 'renovation', size } as const;
        return [quickDescription(choices), detailedDescription({ ...choices, features: FEATURE_IDS })];
      });
      expect(new Set(texts).size).toBe(2);
      const asked = { service, mode: 'detailed', trade: 'roofer', size: null, features: [] } as const;
      expect(descriptionPrompt(asked)).not.toContain('Rozsah');
    },
  );

  it.each(SERVICE_SLUGS.filter(asksForWebsite))(
    'of %s speaks of no website as of one that stands, of which nobody was asked yet',
    (service) => {
      const choices = { service, trade: 'roofer', size: 'small' } as const;
      const texts = [quickDescription(choices), detailedDescription({ ...choices, features: [] })];
      expect(texts.join(' ')).not.toMatch(/má zostať|môj web/);
    },
  );

  it('is always a description the form accepts', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(descriptionField.safeParse(quickDescription(input)).success).toBe(true);
        expect(descriptionField.parse(detailedDescription(input))).toBe(detailedDescription(input));
      }),
    );
  });
});

describe('instruction for the AI', () => {
  it('names service, mode, trade, size and features, and forbids places', () => {
    const prompt = descriptionPrompt({
      service: 'tvorba-webu',
      mode: 'detailed',
      trade: 'roofer',
      size: 'large',
      features: ['quote-form', 'testimonials'],
    });
    expect(prompt).toContain(
      'Služba: Tvorba webu. Typ ponuky: Detailný rozpočet. Remeslo: Pokrývač. Rozsah: Konštrukčný líder.',
    );
    expect(prompt).toContain('Vybrané funkcie: Dopytový formulár, Referencie zákazníkov.');
    expect(prompt).toContain('4 až 6 viet, najmenej 40 slov');
    expect(prompt).toContain('Neuvádzaj mená miest');
  });

  it.each(SERVICE_SLUGS.filter((service) => service !== 'tvorba-webu'))(
    'asks for %s and for no website',
    (service) => {
      const prompt = descriptionPrompt({
        service,
        mode: 'quick',
        trade: 'roofer',
        size: 'small',
        features: [],
      });
      expect(prompt).toContain(`Služba: ${serviceName(service)}.`);
      expect(prompt).not.toMatch(/zadania webu/);
    },
  );

  it('fits the longest prompt the server takes', () => {
    fc.assert(fc.property(inputs, (input) => descriptionPrompt(input).length < 2000));
  });
});
