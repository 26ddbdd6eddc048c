import type { z } from 'zod';
import { lineOfText } from '../kernel/safe-text.ts';
import { type ClientField, clientField } from './client-fields.ts';
import { CLIENT_TEXTS } from './client-texts.ts';
import { icoOf, isDic, isIcDph, isIco, postalCodeOf, withoutSpaces } from './firm-numbers.ts';

/** Spaces between groups of digits are usual; so many do no harm. */
const SPACES = 10;

const line = (field: ClientField) => lineOfText(clientField(field).max);

/** A number that is written in groups and kept without spaces; empty where there is none. */
const grouped = (field: ClientField) => lineOfText(clientField(field).max + SPACES).transform(withoutSpaces);

const orNone = (rule: (text: string) => boolean) => (text: string) => text === '' || rule(text);
const shaped = (shape: RegExp) => orNone((text) => shape.test(text));

/** What a client's fields have to be; all but the name may be empty. */
export const clientSchemas = {
  name: line('name').refine((text) => text !== '', CLIENT_TEXTS.nameMissing),
  ico: lineOfText(clientField('ico').max + SPACES)
    .transform(icoOf)
    .refine(shaped(/^\d{8}$/), { error: CLIENT_TEXTS.icoDigits, abort: true })
    .refine(orNone(isIco), CLIENT_TEXTS.icoWrong),
  dic: grouped('dic')
    .refine(shaped(/^\d{10}$/), { error: CLIENT_TEXTS.dicDigits, abort: true })
    .refine(orNone(isDic), CLIENT_TEXTS.dicWrong),
  icDph: grouped('icDph')
    .transform((text) => text.toUpperCase())
    .refine(shaped(/^SK\d{10}$/), { error: CLIENT_TEXTS.icDphSigns, abort: true })
    .refine(orNone(isIcDph), CLIENT_TEXTS.icDphWrong),
  street: line('street'),
  city: line('city'),
  postalCode: grouped('postalCode')
    .refine(shaped(/^\d{5}$/), CLIENT_TEXTS.postalCodeDigits)
    .transform((text) => (text === '' ? '' : postalCodeOf(text))),
} satisfies Record<ClientField, z.ZodType<string, string>>;
