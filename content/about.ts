/** Page /o-mne. `brand` and `displayName` are the site's facts; without a name the first sentence is left out. */
export const ABOUT = {
  title: 'Weby, ktorým rozumie zákazník aj vyhľadávač',
  text: '[Za webom {brand} stojí {displayName}.] Venujem sa tvorbe webov, webových aplikácií a nástrojov pre remeslá, stavby a služby. Zaujíma ma, čo sa stane po kliknutí: či zákazník zavolá, pochopí cenu a vráti sa. Pri práci sa držím jednoduchých pravidiel – hovoriť zrozumiteľne, dodržať dohodnutý termín a nechať klientovi jeho údaje aj web.',
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
    { title: 'Zrozumiteľnosť', description: 'Odpoveď bez odborných výrazov.' },
    { title: 'Férové ceny', description: 'Rozpätie vopred, konečná suma v zmluve.' },
    { title: 'Spoľahlivosť', description: 'Termíny a zálohy.' },
    { title: 'Pomoc po spustení', description: 'Údržba a vylepšenia.' },
  ],
  technologies: {
    title: 'Z čoho to postavím',
    text: 'Overené nástroje s otvoreným kódom. Web sa dá kedykoľvek odovzdať ďalej.',
  },
  picker: {
    title: 'Čo mám pre vás postaviť?',
    text: 'Vyberte službu a za pár minút máte orientačný rozpočet.',
    legend: 'Služba',
    submit: 'Vypočítať orientačnú cenu',
  },
};
