/** Page /kontakt. */
export const CONTACT = {
  title: 'Začnime krátkym rozhovorom',
  text: 'Prvá konzultácia je bezplatná a nezáväzná. Stačí napísať, čo potrebujete, alebo si vypočítať orientačnú cenu. [Ozvem sa vám do {callbackHours: # hodiny | # hodín}.]',
  methods: { email: 'E-mail', phone: 'Telefón', online: 'Online konzultácia', calculator: 'Kalkulačka' },
  prompt: 'Neviete, kde začať? Vypočítajte si cenu a uvidíte, aké informácie budem potrebovať.',
  form: {
    name: 'Meno a priezvisko',
    email: 'E-mail',
    phone: 'Telefón',
    company: 'Firma (nepovinné)',
    interest: 'O čo máte záujem',
    message: 'Správa',
    submit: 'Odoslať správu',
    notice: 'Odoslaním beriete na vedomie zásady ochrany osobných údajov.',
  },
};
