import { deliverableEmail, isEmail } from '../kernel/email.ts';
import { phoneAsTyped } from '../kernel/phone.ts';
import { lineOfText } from '../kernel/safe-text.ts';
import { VALIDATION_TEXTS } from '../quote/validation-texts.ts';
import { requestField } from '../requests/request-fields.ts';
import { CLIENT_TEXTS } from './client-texts.ts';
import { CONTACT_NAME_MAX, CONTACT_ROLE_MAX } from './desk-limits.ts';

/** What a person of a client has to be; all but the name may be empty. */
export const contactSchemas = {
  name: lineOfText(CONTACT_NAME_MAX).refine((text) => text !== '', CLIENT_TEXTS.contactNameMissing),
  role: lineOfText(CONTACT_ROLE_MAX),
  email: lineOfText(requestField('email').max)
    .refine((text) => text === '' || isEmail(text), VALIDATION_TEXTS.emailInvalid)
    .transform((text) => (text === '' ? '' : deliverableEmail(text))),
  phone: lineOfText(requestField('phone').max).transform(phoneAsTyped),
};
