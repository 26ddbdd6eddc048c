/**
 * Words of the consent layer. Whoever changes what visitors are asked raises `version`: earlier decisions were about
 * other words, so everybody is asked again.
 */
export const CONSENT = {
  version: '1',
  title: 'Súbory cookies',
  text: 'Nevyhnutné cookies zabezpečujú fungovanie webu. Online chat od poskytovateľa {provider} použijem len s vaším súhlasom. Rozhodnutie môžete kedykoľvek zmeniť.',
  accept: 'Prijať všetky',
  refuse: 'Odmietnuť všetky',
  settings: 'Nastavenia',
} as const;
