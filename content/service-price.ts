import type { ServiceSlug } from '#domain/quote/catalogue.ts';

/** Words of a price that covers only the website of a service, in wizard, documents and mails alike (decisions 7.6). */
export const SERVICE_PRICE = {
  total: 'Spolu',
  /** The total where nothing around it says of what. */
  whole: 'Orientačná cena spolu',
  label: 'Cena služby',
  duration: 'Trvanie služby',
  websiteDuration: 'Trvanie webovej časti',
  included: 'V cene webovej časti',
  /** What is calculated beside the service: a new website, or only what is added to the one that stands. */
  website: {
    label: 'Cena webovej časti',
    heading: 'Výpočet ceny webovej časti',
    sum: 'Odhad webovej časti',
    /** After "spolu s". */
    beside: 'webovou časťou',
  },
  features: {
    one: {
      label: 'Cena funkcie webu',
      heading: 'Výpočet ceny funkcie webu',
      sum: 'Odhad funkcie webu',
      beside: 'funkciou webu',
    },
    more: {
      label: 'Cena funkcií webu',
      heading: 'Výpočet ceny funkcií webu',
      sum: 'Odhad funkcií webu',
      beside: 'funkciami webu',
    },
  },
  paid: { once: 'jednorazovo', month: 'mesačne', period: 'za celé obdobie' },
  covers: 'Výpočet podľa remesla, rozsahu a funkcií platí iba pre webovú časť, teda pre',
  /** Of a price with a website in it before anybody was asked for one, and of a price of that website alone. */
  assumed: { within: 's novým webom', alone: 'za nový web' },
  onlyFeatures: 'Výpočet platí iba pre to, čo pribudne na existujúcom webe.',
  rest: 'Cenu služby určí ponuka po upresnení zadania.',
} as const;

/** The website that the calculation prices, in the accusative; of a website's own service it is the whole. */
export const WEBSITE_PART: Record<ServiceSlug, string> = {
  'tvorba-webu': 'celý web',
  'web-aplikacie': 'web, na ktorý aplikácia nadväzuje',
  'seo-optimalizacia': 'nový web, ktorý vznikne pred optimalizáciou',
  'udrzba-podpora': 'nový web, ktorý vznikne pred údržbou',
  'cenove-kalkulacky': 'web, na ktorom bude kalkulačka',
  'erp-systemy': 'firemný web, na ktorý systém nadväzuje',
  'interaktivne-formulare': 'web, na ktorom bude formulár',
};
