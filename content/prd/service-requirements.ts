import type { ByService, BySite, RequirementText } from '#domain/prd/text-types.ts';

/** What the ordered service adds to a website's requirements. */
export const SERVICE_REQUIREMENTS: ByService<readonly BySite<RequirementText>[]> = {
  'tvorba-webu': [],
  'web-aplikacie': [
    {
      title: 'Účty a oprávnenia',
      story: 'Vedúci firmy určí, kto čo v aplikácii vidí a mení.',
      criteria: [
        'Aplikácia má aspoň tri úrovne oprávnení a prehľad, čo ktorá dovoľuje.',
        'Pokus o prístup k cudziemu záznamu sa skončí rovnakou odpoveďou ako pri neexistujúcom zázname.',
        'Zrušený účet stratí prístup pri najbližšej požiadavke a jeho záznamy zostanú zachované.',
      ],
    },
    {
      title: 'Evidencia záznamov',
      story: 'Pracovník firmy rýchlo nájde záznam a vidí, v akom je stave.',
      criteria: [
        'Zoznam s 10 000 záznamami sa zobrazí aj prefiltruje najneskôr o 1 sekundu.',
        'Vyhľadávanie si poradí s chýbajúcou diakritikou a hľadá v názve, čísle aj poznámke.',
        'Zoznam sa dá exportovať do PDF a tabuľkového súboru s rovnakými stĺpcami ako na obrazovke.',
      ],
    },
  ],
  'seo-optimalizacia': [
    {
      title: 'Vstupný audit a plán',
      story: 'Majiteľ firmy sa dozvie, čo web vo vyhľadávaní brzdí a čo treba opraviť ako prvé.',
      criteria: [
        'Audit opisuje technický stav, obsah, rýchlosť a aspoň 3 konkurenčné weby a každému nálezu určuje prioritu.',
        'Zoznam obsahuje aspoň 30 výrazov a pri každom uvádza zámer hľadania a priradenú stránku webu.',
        'Pri každej navrhnutej zmene je uvedené, ako a kedy sa overí jej účinok.',
      ],
    },
    {
      title: 'Pravidelný prehľad',
      story: 'Majiteľ firmy každý mesiac vidí, čo sa urobilo a čo sa zmenilo.',
      criteria: [
        'Prehľad má najviac 2 strany a príde do 5. pracovného dňa v mesiaci.',
        'Obsahuje zobrazenia, kliknutia a dopyty v porovnaní s predchádzajúcim mesiacom aj rokom, ak údaje existujú.',
        'Obsahuje zoznam vykonaných zmien a plán na ďalší mesiac.',
      ],
    },
  ],
  'udrzba-podpora': [
    {
      existing: {
        title: 'Prevzatie webu do správy',
        story: 'Pri prevzatí je zapísané, v akom stave je web a za čo údržba zodpovedá.',
        criteria: [
          'Odovzdávací protokol uvádza verzie použitých systémov, prístupy, zálohy a známe chyby.',
          'Do 7 dní od prevzatia existuje overená záloha uložená oddelene od webu.',
          'Kritické zraniteľnosti nájdené pri prevzatí sú odstránené do 7 dní alebo je písomne dohodnutý iný postup.',
        ],
      },
      beside: null,
    },
    {
      title: 'Hlásenie porúch a požiadaviek',
      story: 'Pracovník firmy nahlási poruchu jednou správou a vie, či sa na nej pracuje.',
      criteria: [
        'Každé hlásenie dostane číslo, závažnosť a potvrdenie e-mailom.',
        'Zmena stavu hlásenia sa oznámi e-mailom najneskôr o 15 minút.',
        'Mesačná správa uvádza počet hlásení, časy reakcie a zostávajúci čas z balíka.',
      ],
    },
  ],
  'cenove-kalkulacky': [
    {
      title: 'Pravidlá výpočtu',
      story: 'Cena sa na webe počíta presne tak, ako ju firma počíta dnes.',
      criteria: [
        'Pravidlá sú spísané v tabuľke sadzieb, prirážok, výnimiek a najnižších súm a schvaľuje ich klient.',
        'Pri 20 skutočných zákazkách sa výpočet zhoduje s ručným na celé eurá.',
        'Suma sa počíta v celých centoch a zaokrúhľuje sa iba raz, na konci.',
      ],
    },
    {
      title: 'Výsledok pre zákazníka',
      story: 'Výsledok si zákazník uloží alebo ho pošle ďalej.',
      criteria: [
        'Výsledok sa dá stiahnuť ako PDF do 5 sekúnd a obsahuje všetky odpovede, rozpätie ceny a dátum.',
        'V dokumente aj na obrazovke sú rovnaké čísla.',
        'Na výsledku je uvedené, že ide o orientačný odhad, a dokedy platia použité sadzby.',
      ],
    },
  ],
  'erp-systemy': [
    {
      title: 'Zákazka od dopytu po úhradu',
      story: 'Zákazka sa vedie v jednom zázname od dopytu po úhradu a nič sa nezadáva dvakrát.',
      criteria: [
        'Zákazka má stavy, termíny, zodpovednú osobu, náklady a výnosy a históriu všetkých zmien.',
        'Z prijatého dopytu vznikne zákazka jedným kliknutím so všetkými údajmi a prílohami.',
        'Prehľad rozpracovaných zákaziek ukazuje meškanie a rozdiel medzi plánom a skutočnosťou.',
      ],
    },
    {
      title: 'Prevod existujúcich údajov',
      story: 'Firma začne so svojimi doterajšími údajmi a pôvodné evidencie v dohodnutý deň ukončí.',
      criteria: [
        'Skúšobný prevod prebehne aspoň dvakrát pred riadnou prevádzkou a jeho výsledok sa porovná so zdrojom.',
        'Počty záznamov a súčty súm sa po prevode zhodujú so zdrojom; rozdiely sú vypísané v protokole.',
        'Pôvodné údaje zostanú na čítanie dostupné aspoň 3 mesiace po spustení.',
      ],
    },
    {
      title: 'Oprávnenia podľa pracovnej roly',
      story: 'Prístup sa riadi pracovnou rolou a citlivé údaje vidia iba oprávnení ľudia.',
      criteria: [
        'Roly pokrývajú aspoň vedenie, majstrov, administratívu a účtovníctvo.',
        'Ceny a marže vidia iba roly, ktorým to výslovne povolí vedenie.',
        'Denník uchová prihlásenia a zmeny údajov aspoň 12 mesiacov.',
      ],
    },
  ],
  'interaktivne-formulare': [
    {
      title: 'Otázky podľa odpovedí',
      story: 'Zákazník odpovedá iba na otázky, ktoré sa ho týkajú, a formulár dokončí do 3 minút.',
      criteria: [
        'Otázka sa zobrazí iba vtedy, keď pre ňu platí dohodnutá podmienka; skryté odpovede sa neodošlú.',
        'Každá cesta formulárom má najviac 10 otázok a ukazovateľ postupu sa pri vetvení nevráti dozadu.',
        'Návrat o krok späť zachová všetky odpovede.',
      ],
    },
    {
      title: 'Rozpracovaný formulár',
      story: 'K rozpracovanému formuláru sa dá vrátiť neskôr a pokračovať tam, kde zostal.',
      criteria: [
        'Odpovede zostanú v prehliadači 7 dní a dajú sa jedným tlačidlom vymazať.',
        'Pri návrate formulár ponúkne pokračovanie alebo nový začiatok.',
        'Po úspešnom odoslaní sa uložené odpovede z prehliadača odstránia.',
      ],
    },
  ],
};
