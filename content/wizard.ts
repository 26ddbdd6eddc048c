/** Under the nine trades, for whoever does something else: leads to the contact form, and begins the message there. */
export const OTHER_TRADE = {
  question: 'Nenašli ste sa?',
  link: 'Napíšte mi',
  message: 'Moje remeslo vo výbere chýba. Venujem sa:',
} as const;

/** Beside the button that sends the request. */
export const REQUEST_NOT_BINDING = 'Dopyt je nezáväzný.';

/** Under the contact fields of the wizard. */
export const CONTACT_NOTICE = {
  stored:
    'Keď vygenerujete rozpočet, uložím ho aj s vašimi kontaktnými údajmi najviac na {unsentQuoteMonths: # mesiac | # mesiace | # mesiacov}. Ak pošlete dopyt, použijem ich na jeho vybavenie.',
  /** Before and in the link to the policy. */
  details: 'Podrobnosti nájdete v',
  policy: 'zásadách ochrany osobných údajov',
  firmsOnly: 'Služby sú určené podnikateľom a právnickým osobám.',
} as const;
