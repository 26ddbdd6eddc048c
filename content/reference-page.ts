/** Texts of /projekty and of the pages of the references. */
export const REFERENCE_PAGE = {
  list: 'Projekty',
  models: 'Modelové projekty',
  model: 'Modelový projekt',
  real: 'Projekt',
  trade: 'Remeslo',
  service: 'Služba',
  everyTrade: 'Všetky remeslá',
  everyService: 'Všetky služby',
  apply: 'Zobraziť projekty',
  all: 'Zobraziť všetky projekty',
  problem: 'Zadanie',
  built: 'Čo je súčasťou riešenia',
  features: 'Použité funkcie',
  stack: 'Použité technológie',
  outcome: 'Čo to prinesie',
  estimate: 'Orientačná cena',
  others: 'Ďalšie projekty',
  primaryCta: 'Vypočítať podobný projekt',
} as const;

/** Sentences of the same pages. */
export const REFERENCE_SENTENCES = {
  modelList:
    'Modelové projekty ukazujú, ako riešim typické zadania. Nejde o zákazky skutočných klientov, preto tu nenájdete mená ani výsledky v číslach.',
  modelDetail: 'Firma aj zadanie sú vymyslené. Projekt ukazuje postup a rozsah práce.',
  emptyTitle: 'Takýto projekt tu zatiaľ nie je',
  empty:
    'Táto kombinácia remesla a služby nemá vlastnú ukážku. Orientačnú cenu si pre ňu však vypočítate za pár minút.',
  call: 'Kalkulačka sa otvorí s remeslom, službou a funkciami tohto projektu. Všetko v nej môžete zmeniť.',
} as const;
