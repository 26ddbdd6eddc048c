import { z } from 'zod';

const filledLater = z.string().min(1).nullable();

/** IČO check digit: weights 8…2 on the first seven digits (slovak.md 1.2). */
export function isIco(raw: string): boolean {
  const digits = raw.replace(/\s/g, '').padStart(8, '0');
  if (!/^\d{8}$/.test(digits)) return false;
  const sum = [...digits.slice(0, 7)].reduce((total, digit, index) => total + (8 - index) * Number(digit), 0);
  return (11 - (sum % 11)) % 10 === Number(digits[7]);
}

/** IČ DPH: SK and ten digits divisible by eleven (slovak.md 1.2). */
export function isIcDph(raw: string): boolean {
  const text = raw.replace(/\s/g, '').toUpperCase();
  return /^SK[1-9]\d[2346-9]\d{7}$/.test(text) && BigInt(text.slice(2)) % 11n === 0n;
}

export const siteSchema = z
  .object({
    brand: z.object({ name: z.string().min(1), tagline: z.string().min(1) }),
    operator: z.object({
      kind: z.enum(['zivnostnik', 'sro']),
      businessName: filledLater,
      displayName: filledLater,
      address: z
        .object({ street: z.string(), postalCode: z.string().regex(/^\d{3} ?\d{2}$/), city: z.string() })
        .nullable(),
      ico: z.string().refine(isIco, 'IČO has a wrong check digit').nullable(),
      dic: z
        .string()
        .regex(/^\d{10}$/)
        .nullable(),
      icDph: z.string().refine(isIcDph, 'IČ DPH is not valid').nullable(),
      registerText: filledLater,
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
    claims: z.object({
      projectsDone: z.string().optional(),
      yearsExperience: z.string().optional(),
      callbackHours: z.int().positive().optional(),
      criticalResponseHours: z.int().positive().optional(),
      freeMaintenanceMonths: z.int().positive().optional(),
    }),
    support: z.object({ email: z.email() }),
    chat: z.object({ provider: z.string(), scriptUrl: z.url() }).nullable(),
    legal: z.object({ version: z.string(), effectiveFrom: z.iso.date() }),
  })
  .refine((facts) => facts.vat.status !== 'payer' || facts.operator.icDph !== null, {
    path: ['operator', 'icDph'],
    message: 'a VAT payer needs operator.icDph',
  });

export type SiteFacts = z.infer<typeof siteSchema>;

/** Paths of the facts the operator still has to fill in; an address in a reserved domain counts as unset. */
export function missingSiteFacts(facts: SiteFacts): string[] {
  const { operator } = facts;
  const required = ['businessName', 'displayName', 'address', 'ico', 'registerText', 'phone'] as const;
  const unset = required.filter((key) => operator[key] === null).map((key) => `operator.${key}`);
  const reserved = (address: string) => /\.(example|test|invalid|localhost)$/.test(address);
  if (reserved(operator.email)) unset.push('operator.email');
  if (reserved(facts.support.email)) unset.push('support.email');
  return unset;
}
