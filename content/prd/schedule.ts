export const DURATION = {
  label: 'Odhadované trvanie:',
  service: 'Obvyklé trvanie služby:',
  wanted: 'Želaný termín:',
} as const;

export const SELECTED_FEATURES = 'Programovanie zahŕňa vybrané funkcie:';
export const WEBSITE_PART_TIME = 'Samotná webová časť trvá';

export const SCHEDULE_TABLE = {
  caption: 'Etapy',
  columns: ['Etapa', 'Kedy', 'Výstup', 'Čo je potrebné od klienta'],
} as const;

/** How soon an answer is needed: "do 3 pracovných dní". */
export const FEEDBACK = { before: 'do', days: 'pracovných dní' } as const;

/** After the acceptance of a service; `{feedback}` as above. */
export const SILENCE = 'Bez pripomienok {feedback} od odovzdania výstupu práca pokračuje ďalšou etapou.';

export const FROM_MATERIALS =
  'Čas sa počíta od dodania podkladov. Omeškanie podkladov alebo pripomienok posúva termín o rovnaký čas.';

/** A wanted deadline that the usual plan misses: what the plan says, the risk and the question. */
export const DEADLINE = {
  plan: 'Želaný termín ({wanted}) sa s týmto plánom {outlook}. Práca obvykle trvá {usual}.',
  /** Where the usual time begins within the wanted one, and where it begins after it. */
  outlook: { may: 'nemusí dať dodržať', cannot: 'nedá dodržať' },
  go: 'Aby sa termín dodržal, na neskôr by sa odložilo toto:',
  question: 'Čo je dôležitejšie: termín, alebo celý rozsah?',
  inTime: 'V želanom termíne by sa na neskôr odložilo toto:',
} as const;

/** What could wait where no requirement may. */
export const DEFERRABLE = {
  website: 'časť textov a fotografií',
  service: 'to, čo sa pri upresnení zadania ukáže ako doplnkové',
} as const;
