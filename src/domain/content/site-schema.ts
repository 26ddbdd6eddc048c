import { z } from 'zod';
import { icoOf, isIcDph, isIco, withoutSpaces } from '../clients/firm-numbers.ts';
import { STORAGE_KINDS } from '../consent/storage-names.ts';
import { isIban } from '../payments/iban.ts';

const filledLater = z.string().min(1).nullable();
/** "08:00–12:00", several of a day in order; none on a free day. */
const workedHours = z
  .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d–(([01]\d|2[0-3]):[0-5]\d|24:00)$/))
  .refine((intervals) => intervals.flatMap((text) => text.split('–')).every(isLaterThanBefore), {
    error: 'hours must follow one another',
  });
const isLaterThanBefore = (time: string, index: number, times: string[]): boolean =>
  index === 0 || time > (times[index - 1] ?? '');
const months = z.int().min(1).max(120);

/** Who works with visitors' data for the operator; `transfer` says where outside the EEA and on what safeguard. */
const processor = z.object({ name: z.string().min(1), transfer: filledLater }).nullable();

/** A live chat from elsewhere; null means that there is none, and nothing to ask visitors about (decisions 5). */
const chatSchema = z.object({
  provider: z.string().min(1),
  /** The widget's script. Its origin is the only one besides the site's own that pages may reach. */
  scriptUrl: z.url({ protocol: /^https$/, error: 'must be an https address' }),
  /** What the provider says about personal data. */
  privacyUrl: z.url({ protocol: /^https$/, error: 'must be an https address' }),
  /** What the widget keeps in the browser; a name that ends with an asterisk begins several. */
  stores: z.array(
    z.object({
      kind: z.enum(STORAGE_KINDS),
      name: z.string().min(1),
      purpose: z.string().min(1),
      lifetime: z.string().min(1),
    }),
  ),
});
export type Chat = z.infer<typeof chatSchema>;

const postalAddress = z.object({
  street: z.string().min(1),
  postalCode: z.string().regex(/^\d{3} ?\d{2}$/),
  city: z.string().min(1),
});

/** What the site claims about its operator (decisions 5). */
const claimsSchema = z.object({
  projectsDone: z.string().optional(),
  yearsExperience: z.string().optional(),
  callbackHours: z.int().positive().optional(),
  criticalResponseHours: z.int().positive().optional(),
  freeMaintenanceMonths: z.int().positive().optional(),
});

export const siteSchema = z
  .object({
    brand: z.object({ name: z.string().min(1), tagline: z.string().min(1) }),
    operator: z.object({
      kind: z.enum(['zivnostnik', 'sro']),
      businessName: filledLater,
      displayName: filledLater,
      address: postalAddress.nullable(),
      /** Bydlisko of a person whose place of business is another, or none. */
      residence: postalAddress.nullable(),
      ico: z
        .string()
        .refine((text) => isIco(icoOf(text)), 'IČO has a wrong check digit')
        .nullable(),
      dic: z
        .string()
        .regex(/^\d{10}$/)
        .nullable(),
      icDph: z
        .string()
        .refine((text) => isIcDph(withoutSpaces(text)), 'IČ DPH is not valid')
        .nullable(),
      registerText: filledLater,
      /** The trade-licensing office of a person: "Okresný úrad Bratislava, odbor živnostenského podnikania". */
      tradeOffice: filledLater,
      email: z.email(),
      phone: filledLater,
    }),
    vat: z.object({
      status: z.enum(['non-payer', 'registered-7-7a', 'payer']),
      ratePercent: z.int().min(0).max(100),
    }),
    supervisor: z.object({ name: z.string(), address: z.string(), web: z.url() }),
    dpa: z.object({ name: z.string(), address: z.string(), email: z.email(), web: z.url() }),
    quote: z.object({ validDays: z.int().min(1).max(365), numberPrefix: z.string().regex(/^[A-Z]{1,4}$/) }),
    offers: z.object({ validDays: z.int().min(1).max(365), numberPrefix: z.string().regex(/^[A-Z]{1,4}$/) }),
    /** Where clients pay to; null until there is an account. */
    /** Of one client, in megabytes: all that they have uploaded; the second of one whom nothing was offered yet. */
    files: z.object({
      clientMegabytes: z.int().min(10).max(1_000_000),
      newClientMegabytes: z.int().min(10).max(1_000_000),
    }),
    payments: z.object({
      iban: z.string().refine(isIban, 'IBAN has wrong check digits').nullable(),
      bic: z
        .string()
        .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)
        .nullable(),
      /** Whose account it is, where it is not the operator's. */
      beneficiary: z.string().min(1).max(70).optional(),
    }),
    /** When the operator works: promises to answer and days of work are counted with it. */
    workingTime: z.object({
      hours: z
        .object({
          monday: workedHours,
          tuesday: workedHours,
          wednesday: workedHours,
          thursday: workedHours,
          friday: workedHours,
          saturday: workedHours,
          sunday: workedHours,
        })
        .refine((week) => Object.values(week).some((hours) => hours.length > 0), 'no day is worked'),
      /** Parliament moves them, so each year is written down. */
      holidays: z.array(z.iso.date()),
    }),
    claims: claimsSchema,
    /** Claims that the operator has confirmed as provable; the start names the others (decisions 7.8). */
    confirmedClaims: z.array(claimsSchema.keyof()),
    support: z.object({ email: z.email(), hours: filledLater }),
    terms: z.object({
      servesConsumers: z.boolean(),
      depositPercent: z.int().min(1).max(100).nullable(),
      dueDays: z.int().min(1).max(60),
      revisionRounds: z.int().min(1).max(20),
      noticeDays: z.int().min(1).max(365),
      warrantyMonths: months.nullable(),
    }),
    processors: z.object({
      hosting: processor,
      email: processor,
      ai: processor,
      chat: processor,
      accounting: processor,
    }),
    retention: z.object({ requestMonths: months, unsentQuoteMonths: months, unusedAccountMonths: months }),
    chat: chatSchema.nullable(),
    legal: z.object({
      version: z.string().min(1),
      effectiveFrom: z.iso.date(),
      dataProtectionLaw: z.string().min(1),
    }),
  })
  .refine((facts) => facts.vat.status !== 'payer' || facts.operator.icDph !== null, {
    path: ['operator', 'icDph'],
    message: 'a VAT payer needs operator.icDph',
  });

export type SiteFacts = z.infer<typeof siteSchema>;
