/** Page /o-mne. `brand` and `displayName` are the site's facts; without a name the first sentence is left out. */
export const ABOUT = {
  title: 'Weby, ktorým rozumie zákazník aj vyhľadávač',
  text: '[Za webom {brand} stojí {displayName}.] Venujem sa tvorbe webov, webových aplikácií a nástrojov pre remeslá, stavby a služby. Zaujíma ma, čo sa stane po kliknutí: či zákazník zavolá, pochopí cenu a vráti sa. Pri práci sa držím jednoduchých pravidiel: hovoriť zrozumiteľne, dodržať dohodnutý termín a nechať klientovi jeho údaje aj web.',
  cta: 'Porozprávajme sa o vašom projekte',
  process: {
    title: 'Od prvého rozhovoru po hotový web',
    steps: [
      {
        title: 'Rozhovor',
        description: 'Poviete mi, čo robíte a koho chcete osloviť. Konzultácia je bezplatná a nezáväzná.',
      },
      {
        title: 'Návrh',
        description: 'Nakreslím štruktúru stránok. Rozpätie ceny a termín poznáte skôr, ako sa začne stavať.',
      },
      {
        title: 'Stavba',
        description:
          'Web rastie na skúšobnej adrese. Pozriete si ho kedykoľvek a pripomienky riešime priebežne.',
      },
      {
        title: 'Spustenie',
        description: 'Web spolu skontrolujeme a potom ho spustím. Odovzdám prístupy a zostávam k dispozícii.',
      },
    ],
  },
  principles: 'Štyri pravidlá, ktorých sa držím',
  values: [
    {
      title: 'Zrozumiteľnosť',
      description: 'Vysvetlím, čo navrhujem a prečo. Odborný výraz vždy preložím.',
    },
    { title: 'Férové ceny', description: 'Rozpätie poznáte vopred, pevnú sumu nájdete v cenovej ponuke.' },
    {
      title: 'Spoľahlivosť',
      description: 'Držím sa dohodnutého termínu. Ak ho niečo ohrozí, dozviete sa to včas.',
    },
    { title: 'Po spustení', description: 'Keď sa niečo pokazí alebo zmení, viete, na koho sa obrátiť.' },
  ],
  technologies: {
    title: 'Z čoho to postavím',
    text: 'Overené nástroje s otvoreným kódom. Názvy v zozname poznať nemusíte: sú tu pre toho, kto by web po mne raz prevzal.',
  },
  picker: {
    title: 'Čo mám pre vás postaviť?',
    text: 'Vyberte službu a za pár minút máte orientačný rozpočet.',
    legend: 'Služba',
    submit: 'Vypočítať orientačnú cenu',
  },
};
