/** To the client: what the operator has written at their project. */
export const PROJECT_MESSAGE_MAIL = {
  subject: 'Správa k projektu „{project}“',
  preview: 'Odpovedať môžete v projekte.',
  greeting: 'Dobrý deň,',
  intro: 'k projektu „{project}“ máte odo mňa novú správu.',
  message: 'Správa',
  open: 'Otvoriť správy v projekte',
  regards: 'S pozdravom',
} as const;

/** To the operator: what a client has done at their project. */
export const PORTAL_OPERATOR_MAILS = {
  frame: {
    rows: { heading: 'Projekt', client: 'Klient', project: 'Projekt', stage: 'Etapa' },
    reason: 'Čo treba zmeniť',
    change: 'O čo klient žiada',
    open: 'Otvoriť projekt',
  },
  approved: {
    subject: 'Schválená etapa „{stage}“',
    preview: 'Klient schválil odovzdanú etapu.',
  },
  returned: {
    subject: 'Vrátená etapa „{stage}“',
    preview: 'Klient vrátil odovzdanú etapu a píše prečo.',
  },
  asked: {
    subject: 'Žiadosť o zmenu',
    preview: 'Odpovedzte dodatkom alebo správou.',
  },
} as const;
