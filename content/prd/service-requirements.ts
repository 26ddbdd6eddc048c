import type { ByService, RequirementText } from '#domain/prd/content.ts';

const WORKER = 'pracovník firmy';

/** What the ordered service adds to a website's requirements. */
export const SERVICE_REQUIREMENTS: ByService<readonly RequirementText[]> = {
  'tvorba-webu': [],
  'web-aplikacie': [
    {
      title: 'Účty a oprávnenia',
      who: 'vedúci firmy',
      want: 'určiť, kto čo v aplikácii vidí a mení',
      benefit: 'boli údaje dostupné iba tým, ktorí ich potrebujú',
      criteria: [
        'Aplikácia má aspoň tri úrovne oprávnení a prehľad, čo ktorá dovoľuje.',
        'Pokus o prístup k cudziemu záznamu sa skončí rovnakou odpoveďou ako pri neexistujúcom zázname.',
        'Zrušený účet stratí prístup pri najbližšej požiadavke a jeho záznamy zostanú zachované.',
      ],
    },
    {
      title: 'Evidencia záznamov',
      who: WORKER,
      want: 'rýchlo nájsť záznam a vidieť jeho stav',
      benefit: 'sa na odpoveď zákazníkovi nečakalo',
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
      who: 'majiteľ firmy',
      want: 'vedieť, čo web vo vyhľadávaní brzdí',
      benefit: 'bolo jasné, čo opraviť ako prvé',
      criteria: [
        'Audit opisuje technický stav, obsah, rýchlosť a aspoň 3 konkurenčné weby a každému nálezu určuje prioritu.',
        'Zoznam aspoň 30 výrazov má pri každom zámer hľadania a priradenú stránku webu.',
        'Pri každej navrhnutej zmene je uvedené, ako a kedy sa overí jej účinok.',
      ],
    },
    {
      title: 'Pravidelný prehľad',
      who: 'majiteľ firmy',
      want: 'každý mesiac vidieť, čo sa zmenilo',
      benefit: 'sa o ďalších krokoch rozhodovalo podľa údajov',
      criteria: [
        'Prehľad má najviac 2 strany a príde do 5. pracovného dňa v mesiaci.',
        'Obsahuje zobrazenia, kliknutia a dopyty v porovnaní s predchádzajúcim mesiacom aj rokom, ak údaje existujú.',
        'Obsahuje zoznam vykonaných zmien a plán na ďalší mesiac.',
      ],
    },
  ],
  'udrzba-podpora': [
    {
      title: 'Prevzatie webu do správy',
      who: 'majiteľ firmy',
      want: 'vedieť, v akom stave je web pri prevzatí',
      benefit: 'bolo jasné, za čo údržba zodpovedá',
      criteria: [
        'Preberací protokol uvádza verzie použitých systémov, prístupy, zálohy a známe chyby.',
        'Do 7 dní od prevzatia existuje overená záloha uložená oddelene od webu.',
        'Kritické zraniteľnosti nájdené pri prevzatí sú odstránené do 7 dní alebo je písomne dohodnutý iný postup.',
      ],
    },
    {
      title: 'Hlásenie porúch a požiadaviek',
      who: WORKER,
      want: 'nahlásiť poruchu a sledovať jej riešenie',
      benefit: 'nebolo potrebné overovať, či sa na nej pracuje',
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
      who: 'majiteľ firmy',
      want: 'mať výpočet ceny zapísaný presne tak, ako sa robí dnes',
      benefit: 'sa odhad na webe zhodoval s neskoršou ponukou',
      criteria: [
        'Pravidlá sú spísané v tabuľke sadzieb, prirážok, výnimiek a najnižších súm a schvaľuje ich objednávateľ.',
        'Pri 20 skutočných zákazkách sa výpočet zhoduje s ručným na celé eurá.',
        'Suma sa počíta v celých centoch a zaokrúhľuje sa iba raz, na konci.',
      ],
    },
    {
      title: 'Výsledok pre zákazníka',
      want: 'výsledok si uložiť alebo poslať ďalej',
      benefit: 'sa dal prebrať doma alebo s kolegami',
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
      who: WORKER,
      want: 'viesť zákazku v jednom zázname od dopytu po úhradu',
      benefit: 'sa ten istý údaj nezadával dvakrát',
      criteria: [
        'Zákazka má stavy, termíny, zodpovednú osobu, náklady a výnosy a históriu všetkých zmien.',
        'Z prijatého dopytu vznikne zákazka jedným kliknutím so všetkými údajmi a prílohami.',
        'Prehľad rozpracovaných zákaziek ukazuje meškanie a rozdiel medzi plánom a skutočnosťou.',
      ],
    },
    {
      title: 'Prevod existujúcich údajov',
      who: 'vedúci firmy',
      want: 'začať so svojimi doterajšími údajmi',
      benefit: 'sa nemusel dlhodobo používať starý aj nový systém',
      criteria: [
        'Skúšobný prevod prebehne aspoň dvakrát pred ostrým spustením a jeho výsledok sa porovná so zdrojom.',
        'Počty záznamov a súčty súm sa po prevode zhodujú so zdrojom; rozdiely sú vypísané v protokole.',
        'Pôvodné údaje zostanú na čítanie dostupné aspoň 3 mesiace po spustení.',
      ],
    },
    {
      title: 'Oprávnenia podľa pracovnej roly',
      who: 'vedúci firmy',
      want: 'určiť prístup podľa pracovnej roly',
      benefit: 'citlivé údaje videli iba oprávnení ľudia',
      criteria: [
        'Roly pokrývajú aspoň vedenie, majstrov, administratívu a účtovníctvo.',
        'Ceny a marže vidia iba roly, ktorým to výslovne povolí vedenie.',
        'Denník uchová prihlásenia a zmeny údajov aspoň 12 mesiacov.',
      ],
    },
  ],
  'interaktivne-formulare': [
    {
      title: 'Podmienené otázky',
      want: 'odpovedať iba na otázky, ktoré sa ma týkajú',
      benefit: 'sa formulár dal dokončiť do 3 minút',
      criteria: [
        'Otázka sa zobrazí iba vtedy, keď pre ňu platí dohodnutá podmienka; skryté odpovede sa neodošlú.',
        'Každá cesta formulárom má najviac 10 otázok a ukazovateľ postupu sa pri vetvení nevráti dozadu.',
        'Návrat o krok späť zachová všetky odpovede.',
      ],
    },
    {
      title: 'Rozpracovaný formulár',
      want: 'vrátiť sa k rozpracovanému formuláru neskôr',
      benefit: 'sa pri vyrušení nemuselo začínať odznova',
      criteria: [
        'Odpovede zostanú v prehliadači 7 dní a dajú sa jedným tlačidlom vymazať.',
        'Pri návrate formulár ponúkne pokračovanie alebo nový začiatok.',
        'Po úspešnom odoslaní sa uložené odpovede z prehliadača odstránia.',
      ],
    },
  ],
};
