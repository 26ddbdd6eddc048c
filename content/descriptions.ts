import type { DescriptionContent } from '#domain/content/schema.ts';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';

/**
 * What a visitor who asks for a service writes, until they or an AI write something better (specification 7 and 9).
 * `trade` and `offer` are in the accusative, `size` is a name; only a service that makes the website has one for sure.
 */
export const DESCRIPTIONS: Record<ServiceSlug, DescriptionContent> = {
  'tvorba-webu': {
    quick:
      'Mám záujem o web pre {trade} v rozsahu {size}. Má prehľadne predstaviť služby a prinášať dopyty od zákazníkov.',
    need: 'Potrebujem web pre {trade} v rozsahu {size}. Má predstaviť najmä {offer}.',
    wish: 'Chcem, aby sa rýchlo otvoril aj na mobile a aby mi zákazníci rovno poslali to podstatné.',
  },
  'web-aplikacie': {
    quick: 'Mám záujem o webovú aplikáciu pre {trade}. Má nahradiť tabuľky a opakované prepisovanie údajov.',
    need: 'Potrebujem webovú aplikáciu pre {trade}. Má nahradiť tabuľky a opakované prepisovanie údajov. Ponúkam najmä {offer}.',
    wish: 'Chcem, aby sa s aplikáciou dobre pracovalo aj na mobile a aby boli zákazky, zákazníci a dokumenty na jednom mieste.',
  },
  'seo-optimalizacia': {
    quick:
      'Mám záujem o SEO optimalizáciu webu pre {trade}. Zákazníci ho majú vo vyhľadávačoch ľahšie nájsť.',
    need: 'Potrebujem SEO optimalizáciu webu pre {trade}. Ponúkam najmä {offer}. Kto tieto služby hľadá vo vyhľadávači, má nájsť práve mňa.',
    wish: 'Chcem pravidelný prehľad o tom, čo sa urobilo a čo to zmenilo.',
  },
  'udrzba-podpora': {
    quick: 'Mám záujem o údržbu a podporu webu pre {trade}. Web má byť rýchly, bezpečný a aktuálny.',
    need: 'Potrebujem údržbu a podporu webu pre {trade}. Ponúkam najmä {offer}. Web má byť rýchly, bezpečný a aktuálny.',
    wish: 'Chcem, aby boli zálohy a aktualizácie v poriadku a aby sa o výpadku vedelo hneď.',
  },
  'cenove-kalkulacky': {
    quick:
      'Mám záujem o cenovú kalkulačku pre {trade}. Zákazník si v nej zistí orientačnú cenu a rovno pošle dopyt.',
    need: 'Potrebujem cenovú kalkulačku pre {trade}. Zákazník si v nej zistí orientačnú cenu a rovno pošle dopyt, najmä na {offer}.',
    wish: 'Chcem, aby výpočet každý zvládol aj na mobile a aby mi s dopytom prišlo úplné zadanie.',
  },
  'erp-systemy': {
    quick: 'Mám záujem o ERP systém pre {trade}. Zákazky, sklad aj peniaze majú byť na jednom mieste.',
    need: 'Potrebujem ERP systém pre {trade}. Zákazky, sklad aj peniaze majú byť na jednom mieste. Ponúkam najmä {offer}.',
    wish: 'Chcem začať časťou, ktorá ušetrí najviac času, a ďalšie pridávať postupne.',
  },
  'interaktivne-formulare': {
    quick:
      'Mám záujem o interaktívny formulár pre {trade}. Zákazník v ňom krok za krokom opíše, čo potrebuje.',
    need: 'Potrebujem interaktívny formulár pre {trade}. Zákazník v ňom krok za krokom opíše, čo potrebuje, najmä keď má záujem o {offer}.',
    wish: 'Chcem, aby sa formulár dal dokončiť aj na mobile a aby mi odpovede prišli ako prehľadné zadanie.',
  },
};

/** "Na webe má byť …": the verb agrees with the first thing named after it. */
export const SHOULD_HAVE = { place: 'Na webe', one: 'má byť', more: 'majú byť' } as const;
