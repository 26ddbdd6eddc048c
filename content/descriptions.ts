import type { DescriptionContent } from '#domain/content/schema.ts';
import type { ServiceSlug } from '#domain/quote/catalogue.ts';

/**
 * What a visitor who asks for a service writes, until they or an AI write something better (specification 7 and 9).
 * `trade` and `offer` are in the accusative, `size` is a name.
 */
export const DESCRIPTIONS: Record<ServiceSlug, DescriptionContent> = {
  'tvorba-webu': {
    quick:
      'Mám záujem o web pre {trade} v rozsahu {size}. Má prehľadne predstaviť služby a prinášať dopyty od zákazníkov.',
    need: 'Potrebujem web pre {trade} v rozsahu {size}. Má predstaviť najmä {offer}.',
    place: 'na ňom',
    wish: 'Chcem, aby sa rýchlo otvoril aj na mobile a aby mi zákazníci rovno poslali to podstatné.',
  },
  'web-aplikacie': {
    quick:
      'Mám záujem o webovú aplikáciu pre {trade}. Má nahradiť tabuľky a opakované prepisovanie údajov. Patrí k nej web v rozsahu {size}.',
    need: 'Potrebujem webovú aplikáciu pre {trade}. Má nahradiť tabuľky a opakované prepisovanie údajov. Webová časť v rozsahu {size} má predstaviť najmä {offer}.',
    place: 'v nej',
    wish: 'Chcem, aby sa s aplikáciou dobre pracovalo aj na mobile a aby boli zákazky, zákazníci a dokumenty na jednom mieste.',
  },
  'seo-optimalizacia': {
    quick:
      'Mám záujem o SEO optimalizáciu webu pre {trade}. Počítam s webom v rozsahu {size}, ktorý sa má dať ľahšie nájsť vo vyhľadávačoch.',
    need: 'Potrebujem SEO optimalizáciu webu pre {trade}. Ponúkam najmä {offer}. Zákazníci, ktorí to vo vyhľadávači hľadajú, majú nájsť práve moje stránky. Počítam s webom v rozsahu {size}.',
    place: 'na ňom',
    wish: 'Chcem pravidelný prehľad o tom, čo sa urobilo a čo to zmenilo.',
  },
  'udrzba-podpora': {
    quick:
      'Mám záujem o údržbu a podporu webu pre {trade}. Ide o web v rozsahu {size}, ktorý má zostať rýchly, bezpečný a aktuálny.',
    need: 'Potrebujem údržbu a podporu webu pre {trade}. Ide o web v rozsahu {size}, ktorý predstavuje najmä {offer}.',
    place: 'na ňom',
    wish: 'Chcem, aby boli zálohy a aktualizácie v poriadku a aby sa výpadok zistil skôr, než si ho všimnú zákazníci.',
  },
  'cenove-kalkulacky': {
    quick:
      'Mám záujem o web s cenovou kalkulačkou pre {trade} v rozsahu {size}. Zákazník si na ňom zistí orientačnú cenu a rovno pošle dopyt.',
    need: 'Potrebujem web s cenovou kalkulačkou pre {trade} v rozsahu {size}. Zákazník si na ňom zistí orientačnú cenu a rovno pošle dopyt, najmä na {offer}.',
    place: 'na ňom',
    wish: 'Chcem, aby výpočet každý zvládol aj na mobile a aby mi s dopytom prišlo úplné zadanie.',
  },
  'erp-systemy': {
    quick:
      'Mám záujem o ERP systém pre {trade}. Zákazky, sklad aj peniaze majú byť na jednom mieste. K systému patrí web v rozsahu {size}.',
    need: 'Potrebujem ERP systém pre {trade}. Zákazky, sklad aj peniaze majú byť na jednom mieste. Webová časť v rozsahu {size} má predstaviť najmä {offer}.',
    place: 'v nej',
    wish: 'Chcem začať časťou, ktorá ušetrí najviac času, a ďalšie pridávať postupne.',
  },
  'interaktivne-formulare': {
    quick:
      'Mám záujem o web s interaktívnym formulárom pre {trade} v rozsahu {size}. Zákazník v ňom krok za krokom opíše, čo potrebuje.',
    need: 'Potrebujem web s interaktívnym formulárom pre {trade} v rozsahu {size}. Zákazník v ňom krok za krokom opíše, čo potrebuje, najmä keď má záujem o {offer}.',
    place: 'na ňom',
    wish: 'Chcem, aby sa formulár dal dokončiť aj na mobile a aby mi odpovede prišli ako prehľadné zadanie.',
  },
};

/** "Nesmie na ňom chýbať …": the verb agrees with the first thing named after it. */
export const MUST_NOT_MISS = { one: 'Nesmie', more: 'Nesmú', verb: 'chýbať' } as const;
