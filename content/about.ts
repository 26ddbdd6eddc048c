/** Page /o-mne. `brand` and `displayName` are the site's facts; without a name the first sentence is left out. */
export const ABOUT = {
  title: 'Weby, ktorým rozumie zákazník aj vyhľadávač',
  text: '[Za webom {brand} stojí {displayName}.] Venujem sa tvorbe webov, webových aplikácií a nástrojov pre remeslá, stavby a služby. Zaujíma ma, čo sa stane po kliknutí: či zákazník zavolá, pochopí cenu a vráti sa. Pri práci sa držím jednoduchých pravidiel – hovoriť zrozumiteľne, dodržať dohodnutý termín a nechať klientovi jeho údaje aj web.',
  values: [
    { title: 'Zrozumiteľnosť', description: 'Odpoveď bez odborných výrazov.' },
    { title: 'Férové ceny', description: 'Rozpätie vopred, konečná suma v zmluve.' },
    { title: 'Spoľahlivosť', description: 'Termíny a zálohy.' },
    { title: 'Pomoc po spustení', description: 'Údržba a vylepšenia.' },
  ],
  cta: 'Porozprávajme sa o vašom projekte',
};
