import { describe, expect, test } from 'vitest';
import { ACCESSIBILITY } from '#content/legal/accessibility.ts';
import { PRIVACY } from '#content/legal/privacy.ts';
import { TERMS } from '#content/legal/terms.ts';
import { BRIEF_LABELS } from '#content/prd/ai.ts';
import { EXAMPLE_CHAT } from '../../../tests/factories/chat.ts';
import { site } from '../content/site.ts';
import { type SiteFacts, siteSchema } from '../content/site-schema.ts';
import { BINDING_BUTTON } from '../offers/consent.ts';
import { legalPage } from './legal.ts';
import { type LegalDocument, legalDocumentSchema } from './legal-schema.ts';

/** Everything a page says, as one text with plain spaces; the names of its parts stay out. */
function said(document: LegalDocument, facts: SiteFacts): string {
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
  };
  return texts(legalPage(document, facts)).join('\n').replaceAll('\u00A0', ' ');
}

const ids = (document: LegalDocument, facts: SiteFacts): string[] =>
  legalPage(document, facts).sections.map(({ id }) => id);

const person: SiteFacts = {
  ...site,
  operator: {
    ...site.operator,
    businessName: 'Vzorový dodávateľ',
    address: { street: 'Vzorová 1', postalCode: '81106', city: 'Bratislava' },
    ico: '12345679',
    registerText: 'Živnostenský register Okresného úradu Bratislava, č. 110-12345',
    phone: '+421 905 000 000',
  },
};
const registered: SiteFacts = {
  ...person,
  operator: { ...person.operator, icDph: 'SK2020000004' },
  vat: { status: 'registered-7-7a', ratePercent: 23 },
};
const company: SiteFacts = {
  ...person,
  operator: {
    ...person.operator,
    kind: 'sro',
    businessName: 'Vzorová firma, s. r. o.',
    dic: '2020000004',
    icDph: 'SK2020000004',
    registerText: 'Obchodný register Mestského súdu Bratislava III, oddiel: Sro, vložka č.: 12345/B',
  },
  vat: { status: 'payer', ratePercent: 23 },
  terms: {
    servesConsumers: true,
    depositPercent: 40,
    dueDays: 1,
    revisionRounds: 3,
    noticeDays: 60,
    warrantyMonths: 24,
  },
  processors: {
    hosting: { name: 'Vzorový hosting', transfer: null },
    email: { name: 'Vzorová pošta', transfer: null },
    ai: { name: 'Vzorová inteligencia', transfer: 'USA, štandardné zmluvné doložky' },
    chat: { name: 'Vzorový chat', transfer: null },
    accounting: { name: 'Vzorové účtovníctvo', transfer: null },
  },
  chat: { ...EXAMPLE_CHAT, provider: 'Vzorový chat' },
};
const configurations = { person, registered, company, 'nothing filled in': site };

describe.each(Object.entries(configurations))('for %s', (_, facts) => {
  test('the site facts are valid', () => {
    expect(siteSchema.safeParse(facts).error).toBeUndefined();
  });

  test.each([PRIVACY, TERMS, ACCESSIBILITY])(
    '$title is complete and leaves no mark-up behind',
    (document) => {
      const page = legalPage(document, facts);
      expect(legalDocumentSchema.safeParse(page).error).toBeUndefined();
      expect(said(document, facts)).not.toMatch(/[{}[\]|#]|\?\?|null|undefined|NaN/);
      expect(page).toMatchObject({ version: facts.legal.version, effectiveFrom: '29.\u00A011.\u00A02026' });
    },
  );
});

describe('terms', () => {
  test('of a person who is no payer say so and let the price follow a later registration', () => {
    const terms = said(TERMS, person);
    expect(terms).toContain(
      'Dodávateľ nie je platiteľom DPH. K cene sa DPH nepripočítava. Záväzná je cena v prijatej ponuke alebo v inej zmluve.',
    );
    expect(terms).toContain('Ak je klientom podnikateľ a dodávateľ sa do dňa dodania stane platiteľom DPH');
    expect(terms).toContain('Miesto podnikania');
    expect(terms).not.toContain('suma bez DPH aj s DPH');
  });

  test('of somebody registered by § 7 or § 7a name the registration and the IČ DPH', () => {
    const terms = said(TERMS, registered);
    expect(terms).toContain('(je registrovaný podľa § 7 alebo § 7a zákona o DPH)');
    expect(terms).toContain('SK2020000004');
    expect(terms).not.toContain('K cene sa pripočíta DPH 23 %');
  });

  test('of a payer state prices without VAT and both amounts', () => {
    const terms = said(TERMS, company);
    expect(terms).toContain('K cene sa pripočíta DPH 23 %.');
    expect(terms).toContain('suma bez DPH aj s DPH');
    expect(terms).toContain('Sídlo');
    expect(terms).not.toContain('stane platiteľom');
  });

  test('offer the withdrawal only where consumers are served', () => {
    expect(ids(TERMS, company)).toContain('odstupenie-spotrebitela');
    expect(ids(TERMS, person)).not.toContain('odstupenie-spotrebitela');
    expect(said(TERMS, company)).toContain('Vzorový formulár na odstúpenie od zmluvy:');
    expect(said(TERMS, company)).toContain(
      'Komu: Vzorová firma, s. r. o., Vzorová 1, 811 06 Bratislava, dielna',
    );
    expect(said(TERMS, person)).toMatch(
      /Služby sú určené podnikateľom a právnickým osobám.*zmluvy neuzatvára/,
    );
    expect(said(TERMS, person)).not.toContain('108/2024');
    expect(said(TERMS, company)).not.toContain('Služby sú určené podnikateľom a právnickým osobám.');
  });

  test('say the numbers of the configuration with the right forms', () => {
    const terms = said(TERMS, company);
    for (const text of [
      'zálohu vo výške 40 % z dohodnutej ceny',
      'Výzva je splatná do 1 dňa',
      'sú zahrnuté 3 kolá pripomienok k návrhom',
      'Výpovedná lehota je 60 dní',
      'záruku 24 mesiacov',
    ])
      expect(terms).toContain(text);
    expect(said(TERMS, person)).toContain('Zmluva môže určiť zálohu');
  });

  test.each([
    ['the button that orders', `tlačidlom „${BINDING_BUTTON}“`],
    ['an acceptance by mail', 'ponuku či iný návrh zmluvy prijme písomne alebo e-mailom'],
    ['an addendum', 'Rovnako sa prijíma dodatok'],
    ['the end of an offer', 'uvedený ako „Platí do“'],
    ['the confirmation', 'Prijatie dodávateľ potvrdí e-mailom, v jeho prílohe je prijaté znenie.'],
    ['an approval in the account', 'keď to klient potvrdí v účte'],
    ['a call to pay', 'Výzva na platbu: žiadosť o úhradu dohodnutej sumy; nie je faktúrou'],
  ])('tell of %s', (_, sentence) => {
    expect(said(TERMS, person)).toContain(sentence);
  });

  test('speak of free maintenance only as long as it is claimed', () => {
    expect(ids(TERMS, person)).toContain('bezplatna-udrzba');
    const unclaimed = { ...person, claims: {} };
    expect(ids(TERMS, unclaimed)).not.toContain('bezplatna-udrzba');
    expect(said(TERMS, unclaimed)).not.toMatch(/bezplatn\p{L}+ údržb|kritick/iu);
  });
});

test('the statement of accessibility says what is aimed at, what nobody has checked, and whom to tell', () => {
  const statement = said(ACCESSIBILITY, person);
  for (const text of ['WCAG 2.2, úroveň AA', 'nemá nezávislý audit', `napíšte na ${person.operator.email}.`])
    expect(statement).toContain(text);
  expect(statement.replace('netvrdím, že je s pravidlami plne v súlade', '')).not.toMatch(/súlad|spĺňa WCAG/);
});

describe('privacy policy', () => {
  test('names a processor and what it receives only when it is configured', () => {
    expect(said(PRIVACY, person)).not.toMatch(/inteligenci|chat/i);
    expect(ids(PRIVACY, person)).not.toContain('umela-inteligencia');
    const policy = said(PRIVACY, company);
    for (const { name } of Object.values(company.processors).filter((used) => used !== null))
      expect(policy).toContain(name);
    expect(ids(PRIVACY, company)).toContain('umela-inteligencia');
  });

  test('names beside the rights of the GDPR no authority but that of data protection', () => {
    expect(said(PRIVACY, person)).not.toContain('Orgán dozoru');
    expect(said(TERMS, person)).toContain('Orgán dozoru');
  });

  test('says nothing of processors and transfers while nobody is named', () => {
    expect(ids(PRIVACY, person)).not.toContain('prenos');
    expect(said(PRIVACY, person)).not.toMatch(/sprostredkovate|neprenášam/);
  });

  test('sets the right to object apart from the other rights', () => {
    const { sections } = legalPage(PRIVACY, person);
    expect(sections.find(({ id }) => id === 'namietka')?.title).toBe('Právo namietať');
    expect(JSON.stringify(sections.find(({ id }) => id === 'prava'))).not.toContain('namiet');
  });

  test('states transfers outside the EEA with their safeguard, or that there are none', () => {
    const within = { ...person.processors, hosting: { name: 'Vzorový hosting', transfer: null } };
    expect(said(PRIVACY, { ...person, processors: within })).toContain('neprenášam do krajín mimo');
    expect(said(PRIVACY, company)).toContain('Vzorová inteligencia: USA, štandardné zmluvné doložky');
    expect(said(PRIVACY, company)).not.toContain('neprenášam do krajín mimo');
  });

  test('says that contacts are stored with a generated quote, and what the kept e-mail is for', () => {
    const policy = said(PRIVACY, person);
    expect(policy).toContain(
      'Rozpočet aj s kontaktnými údajmi, ku ktorému nepríde dopyt, najviac 6 mesiacov',
    );
    expect(policy).toContain('doplní do ďalšieho dopytu alebo do registrácie');
  });

  test('states the periods of the configuration', () => {
    const retention = { requestMonths: 3, unsentQuoteMonths: 1, unusedAccountMonths: 2 };
    const policy = said(PRIVACY, { ...person, retention });
    expect(policy).toContain('3 mesiace od poslednej zmeny');
    expect(policy).toContain('1 mesiac od vygenerovania');
    expect(policy).toContain('90 dní od posledného výskytu');
  });

  test.each(['čl. 15', 'čl. 16', 'čl. 17', 'čl. 18', 'čl. 20', 'čl. 21', 'čl. 7 ods. 3', 'čl. 22'])(
    'refers to %s of the GDPR',
    (article) => {
      expect(said(PRIVACY, person)).toContain(article);
    },
  );
});

test('a section without anything to say is left out', () => {
  const document: LegalDocument = {
    title: 'Vzor',
    lead: 'Vzor',
    numbered: false,
    supervised: false,
    sections: [
      { id: 'a', title: 'A', blocks: [{ kind: 'paragraph', text: 'Platí vždy.' }] },
      { id: 'b', title: 'B', blocks: [{ kind: 'paragraph', text: 'Poskytuje ju {ai}.' }] },
    ],
  };
  expect(ids(document, person)).toEqual(['a']);
});

test.each([
  ['title', { ...PRIVACY, title: '' }],
  ['sections.0.id', { ...PRIVACY, sections: [{ ...PRIVACY.sections[0], id: 'Nie je adresa' }] }],
  ['sections.0.blocks', { ...PRIVACY, sections: [{ ...PRIVACY.sections[0], blocks: [] }] }],
  [
    'sections.0.blocks.0.text',
    { ...PRIVACY, sections: [{ id: 'a', title: 'A', blocks: [{ kind: 'paragraph' }] }] },
  ],
])('a text without a valid %s is refused with that path', (path, document) => {
  expect(legalDocumentSchema.safeParse(document).error?.issues.map((issue) => issue.path.join('.'))).toEqual([
    path,
  ]);
});

test.each(['legal.version', 'retention.requestMonths', 'terms.dueDays', 'processors.hosting'])(
  'site facts without %s are refused with that path',
  (path) => {
    const [part = '', field = ''] = path.split('.');
    const facts = JSON.parse(JSON.stringify(site));
    delete facts[part][field];
    expect(siteSchema.safeParse(facts).error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  },
);

test('the policy names all that an AI is told of a project', () => {
  const { service, mode, trade, size, features } = BRIEF_LABELS;
  const policy = said(PRIVACY, company).toLowerCase();
  const told = policy.slice(policy.indexOf('posielajú sa jej'), policy.indexOf('telefón sa neposielajú'));
  const left = [service, mode, trade, size, features].filter(
    (label) => !told.includes(label.toLowerCase().slice(0, -1)),
  );
  expect(left).toEqual([]);
});
