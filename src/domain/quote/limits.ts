/** Limits of specification 9 and security 39, used by form and server alike. Lengths in characters. */
export const DESCRIPTION_MIN = 10;
export const DESCRIPTION_MAX = 5000;
export const NAME_MIN = 2;
export const PHONE_MIN = 9;
export const LABEL_MAX = 200;
