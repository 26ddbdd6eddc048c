import type { SiteFacts } from '#domain/content/site-schema.ts';

/**
 * Who runs this site. Everything about the operator, the legal values and the marketing claims is here and
 * nowhere else (decisions 6). `null` means "not filled in yet": it is reported at start and in the admin,
 * and refuses the start only with SITE_STRICT=1. A claim left out is not shown anywhere; state only what
 * you can prove.
 */
export default {
  brand: { name: 'Webdielňa', tagline: 'Weby, kalkulačky a systémy pre remeslá a firmy' },
  operator: {
    kind: 'zivnostnik',
    businessName: null,
    displayName: null,
    address: null,
    ico: null,
    dic: null,
    icDph: null,
    registerText: null,
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
  claims: {
    projectsDone: '150+',
    yearsExperience: '5+',
    callbackHours: 24,
    criticalResponseHours: 4,
    freeMaintenanceMonths: 3,
  },
  support: { email: 'dielna@webdielna.example' },
  chat: null,
  legal: { version: '1.0', effectiveFrom: '2026-11-21' },
} satisfies SiteFacts;
