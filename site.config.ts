import type { SiteFacts } from '#domain/content/site-schema.ts';

/**
 * Who runs this site. Everything about the operator, the legal values and the marketing claims is here and
 * nowhere else (decisions 6). `null` means "not filled in yet": it is reported at start and in the admin.
 * Name, seat, IČO, register and e-mail refuse the start while PUBLIC_URL is a public address. A claim left
 * out is not shown anywhere; state only what you can prove.
 */
export default {
  brand: { name: 'Webdielňa', tagline: 'Weby, kalkulačky a systémy pre remeslá a firmy' },
  operator: {
    kind: 'zivnostnik',
    businessName: null,
    displayName: null,
    // Place of business or registered office.
    address: null,
    // Bydlisko, where it is not the place of business.
    residence: null,
    ico: null,
    dic: null,
    icDph: null,
    registerText: null,
    // Of a person: "Okresný úrad Bratislava, odbor živnostenského podnikania".
    tradeOffice: null,
    email: 'dielna@webdielna.example',
    phone: null,
  },
  vat: { status: 'non-payer', ratePercent: 23 },
  supervisor: {
    name: 'Slovenská obchodná inšpekcia, Ústredný inšpektorát',
    address: 'Bajkalská 21/A, P. O. BOX 29, 827 99 Bratislava',
    web: 'https://www.soi.sk',
  },
  dpa: {
    name: 'Úrad na ochranu osobných údajov Slovenskej republiky',
    address: 'Budova Park one, Námestie 1. mája 18, 811 06 Bratislava',
    email: 'statny.dozor@pdp.gov.sk',
    web: 'https://dataprotection.gov.sk',
  },
  quote: { validDays: 30, numberPrefix: 'RO' },
  offers: { validDays: 21, numberPrefix: 'CP' },
  // Where clients pay to; without an IBAN no payment can be asked for.
  payments: { iban: null, bic: null },
  // How much one client may have uploaded at once, in megabytes, and one whom nothing was offered yet; all of these
  // together have twenty times that.
  files: { clientMegabytes: 1024, newClientMegabytes: 50 },
  // When an answer can be expected and work goes on; an empty list is a free day.
  workingTime: {
    hours: {
      monday: ['08:00–17:00'],
      tuesday: ['08:00–17:00'],
      wednesday: ['08:00–17:00'],
      thursday: ['08:00–17:00'],
      friday: ['08:00–17:00'],
      saturday: [],
      sunday: [],
    },
    // Days off by law that fall on days of work, and your own holidays.
    holidays: [
      ...['2026-12-24', '2026-12-25', '2026-12-26'],
      ...['2027-01-01', '2027-01-06', '2027-03-26', '2027-03-29', '2027-05-01', '2027-05-08', '2027-07-05'],
      ...['2027-08-29', '2027-09-15', '2027-11-01', '2027-12-24', '2027-12-25', '2027-12-26'],
    ],
  },
  claims: {
    projectsDone: '150+',
    yearsExperience: '5+',
    callbackHours: 24,
    criticalResponseHours: 4,
    freeMaintenanceMonths: 3,
  },
  // Names of the claims above that you can prove; the start names the others.
  confirmedClaims: [],
  support: { email: 'dielna@webdielna.example', hours: null },
  // What the terms say; a value of null is left to the contract.
  terms: {
    servesConsumers: false,
    depositPercent: null,
    dueDays: 14,
    revisionRounds: 2,
    noticeDays: 30,
    warrantyMonths: null,
  },
  // Who works with visitors' data, as the privacy policy names them. `transfer` says where outside the EEA and on what
  // safeguard ("USA, štandardné zmluvné doložky"), or is null. A service that is not used stays null.
  processors: { hosting: null, email: null, ai: null, chat: null, accounting: null },
  // After how long without a change visitors' data are deleted, and after how long without a sign-in their accounts
  // (security 60); the privacy policy says the same.
  retention: { requestMonths: 12, unsentQuoteMonths: 6, unusedAccountMonths: 24 },
  chat: null,
  // A changed legal text or fact is a new version with a new date.
  legal: {
    version: '1.5',
    effectiveFrom: '2026-11-29',
    dataProtectionLaw:
      'nariadenie (EÚ) 2016/679 (GDPR) a zákon č. 18/2018 Z. z. o ochrane osobných údajov v znení neskorších predpisov',
  },
} satisfies SiteFacts;
