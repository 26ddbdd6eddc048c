/** Limits of specification 9 and security 39, used by form and server alike. Lengths in characters. */
export const DESCRIPTION_MIN = 10;
export const DESCRIPTION_MAX = 5000;
export const NAME_MIN = 2;
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const PHONE_MIN = 9;
export const PHONE_MAX = 40;
export const COMPANY_MAX = 150;
export const LABEL_MAX = 200;
