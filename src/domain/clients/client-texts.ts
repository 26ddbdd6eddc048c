/** What is said of a client's data. */
export const CLIENT_TEXTS = {
  nameMissing: 'Zadajte názov firmy alebo meno',
  icoDigits: 'IČO má 8 číslic',
  icoWrong: 'IČO nie je správne, skontrolujte číslice',
  dicDigits: 'DIČ má 10 číslic',
  dicWrong: 'DIČ nie je správne, skontrolujte číslice',
  icDphSigns: 'IČ DPH tvorí SK a 10 číslic',
  icDphWrong: 'IČ DPH nie je správne, skontrolujte číslice',
  postalCodeDigits: 'PSČ má 5 číslic',
  contactNameMissing: 'Zadajte meno osoby',
} as const;
