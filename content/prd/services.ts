import type { ByService, ServiceText } from '#domain/prd/text-types.ts';

const APPROVED =
  'Etapa je hotová, keď ju klient schváli v účte alebo cez odkaz na ponuku, písomne alebo e-mailom. Mlčanie sa za schválenie nepovažuje.';
const BY_CRITERIA = 'Podkladom na záverečné prevzatie sú kritériá z časti Funkčné požiadavky.';

/** What each service is, what one gets, how it goes and when it is done (decisions 7.6 and 7.12). */
export const PRD_SERVICES: ByService<ServiceText> = {
  'tvorba-webu': {
    introduction:
      'Dokument opisuje web pre {trade} v rozsahu „{size}“. Web má návštevníkom rýchlo vysvetliť ponuku, ukázať skúsenosti a uľahčiť im prvý kontakt. Správcovi má zjednodušiť úpravy obsahu.',
    needs: ['Texty, fotografie a údaje o službách; písanie textov sa dá dohodnúť samostatne'],
    phases: [
      {
        name: 'Upresnenie zadania',
        ends: 12,
        output: 'Odsúhlasený dokument požiadaviek a zodpovedané otázky',
        needs: 'Odpovede na otázky z poslednej časti dokumentu, prístupy k doméne a hostingu',
      },
      {
        name: 'Štruktúra a texty',
        ends: 28,
        output: 'Zoznam stránok a osnova textov',
        needs: 'Texty alebo podklady na ne, cenníky, fotografie',
      },
      {
        name: 'Grafický návrh',
        ends: 50,
        output: 'Návrh úvodnej stránky a jednej podstránky pre mobil aj počítač',
        needs: 'Logo, farby značky a pripomienky {feedback}',
      },
      {
        name: 'Programovanie',
        ends: 85,
        output: 'Funkčný web na skúšobnej adrese',
        needs: 'Priebežné odpovede na odborné otázky',
      },
      {
        name: 'Skúšky a spustenie',
        ends: 100,
        output: 'Web na vlastnej doméne, návod, zaškolenie a odovzdávací protokol',
        needs: 'Kontrola obsahu, súhlas so spustením',
      },
    ],
    website: null,
    acceptance: [APPROVED, BY_CRITERIA],
  },
  'web-aplikacie': {
    introduction:
      'Dokument opisuje webovú aplikáciu pre {trade}: program, ktorý beží v prehliadači, nahradí tabuľky a papiere a každému ukáže tie isté údaje podľa jeho oprávnení.',
    needs: ['Ukážky dnešných tabuliek a dokumentov a jeden človek, ktorý pozná postupy vo firme'],
    phases: [
      {
        name: 'Rozbor práce',
        ends: 15,
        output: 'Zoznam používateľov, údajov a pravidiel',
        needs: 'Rozhovor s ľuďmi, ktorí budú aplikáciu používať, ukážky tabuliek',
      },
      {
        name: 'Skúšobné obrazovky',
        ends: 35,
        output: 'Klikateľný návrh hlavných obrazoviek',
        needs: 'Vyskúšanie návrhu a pripomienky {feedback}',
      },
      {
        name: 'Programovanie po častiach',
        ends: 80,
        output: 'Hotová časť každý týždeň alebo dva na skúšobnej adrese',
        needs: 'Skúška každej časti na skutočných prípadoch',
      },
      {
        name: 'Prevod údajov a skúšky',
        ends: 92,
        output: 'Prevedené údaje a protokol o zhode so zdrojom',
        needs: 'Vyčistené tabuľky a kontrola prevedených údajov',
      },
      {
        name: 'Zaškolenie a prechod',
        ends: 100,
        output: 'Aplikácia v riadnej prevádzke a návod',
        needs: 'Dátum, od ktorého sa staré tabuľky prestanú používať',
      },
    ],
    website: 'along',
    acceptance: [
      APPROVED,
      'Aplikácia je prevzatá, keď s ňou ľudia z firmy bez pomoci spracujú 10 skutočných prípadov.',
      BY_CRITERIA,
    ],
  },
  'seo-optimalizacia': {
    introduction:
      'Dokument opisuje SEO optimalizáciu webu pre {trade}: úpravy, vďaka ktorým ľudia web ľahšie nájdu vo vyhľadávačoch.',
    needs: [
      {
        existing:
          'Prístup do Google Search Console (prehľad od Google o tom, ako sa web ukazuje vo vyhľadávaní) a k firemnému profilu v Google, ak ich firma má',
        beside: 'Prístup k firemnému profilu v Google, ak ho firma má',
      },
    ],
    phases: [
      {
        existing: {
          name: 'Vstupný audit',
          ends: 9,
          output: 'Zoznam nálezov s prioritami',
          needs: 'Prístupy k webu, meraniu a firemnému profilu',
        },
        beside: {
          name: 'Vstupný audit',
          ends: 9,
          output: 'Zoznam nálezov s prioritami a zapnuté meranie',
          needs: 'Prístup k firemnému profilu, ak existuje',
        },
      },
      {
        name: 'Výber výrazov a plán',
        ends: 17,
        output: 'Zoznam výrazov, priradené stránky a plán prác',
        needs: 'Poradie služieb podľa významu pre firmu a pripomienky {feedback}',
      },
      {
        existing: {
          name: 'Technické úpravy',
          ends: 34,
          output: 'Opravené chyby, titulky, popisy a presmerovania',
          needs: 'Súhlas so zmenami na webe',
        },
        beside: {
          name: 'Technické úpravy',
          ends: 34,
          output: 'Opravené chyby, titulky a popisy podľa plánu',
          needs: 'Súhlas so zmenami na webe',
        },
      },
      {
        name: 'Úpravy obsahu',
        ends: 75,
        output: 'Upravené texty stránok a firemný profil',
        needs: 'Fotografie a odborná kontrola textov',
      },
      {
        name: 'Vyhodnotenie',
        ends: 100,
        output: 'Porovnanie s východiskovým stavom a odporúčanie ďalšieho postupu',
        needs: 'Počty dopytov za porovnávané obdobia',
      },
    ],
    website: 'before',
    acceptance: [
      APPROVED,
      'Prevzatie potvrdzuje vykonané práce podľa plánu. Poradie vo vyhľadávači sa nedá zaručiť, preto nie je jeho podmienkou.',
      BY_CRITERIA,
    ],
  },
  'udrzba-podpora': {
    introduction:
      'Dokument opisuje údržbu a podporu webu pre {trade}: pravidelnú prácu na webe a pomoc, keď niečo prestane fungovať.',
    needs: [],
    phases: [
      {
        existing: {
          name: 'Prevzatie',
          ends: '1. týždeň',
          output: 'Zápis o prevzatí, zoznam prístupov a známych chýb',
          needs: 'Prístupy k webu, hostingu a doméne',
        },
        beside: null,
      },
      {
        existing: {
          name: 'Zabezpečenie',
          ends: '2. týždeň',
          output: 'Overená záloha, najnovšie opravy, zapnutá kontrola dostupnosti',
          needs: 'Súhlas s nevyhnutnými opravami a ich cenou',
        },
        beside: {
          name: 'Zabezpečenie',
          ends: '1. týždeň',
          output: 'Overená záloha a zapnutá kontrola dostupnosti',
          needs: 'Adresa, na ktorú majú chodiť upozornenia',
        },
      },
      {
        name: 'Pravidelná údržba',
        ends: 'každý mesiac',
        output: 'Aktualizácie, zálohy, drobné úpravy a mesačná správa',
        needs: 'Požiadavky na úpravy, odpovede na otázky',
      },
      {
        name: 'Kontrola spolupráce',
        ends: 'raz za pol roka',
        output: 'Návrh zmien balíka podľa skutočnej potreby',
        needs: 'Rozhodnutie o balíku',
      },
    ],
    website: 'before',
    acceptance: [
      { existing: 'Prevzatie webu do správy potvrdia obe strany zápisom.', beside: null },
      'Mesiac je uzavretý mesačnou správou; výhrady k nej sa riešia v nasledujúcom mesiaci.',
    ],
  },
  'cenove-kalkulacky': {
    introduction:
      'Dokument opisuje cenovú kalkulačku pre {trade}: zákazník v nej odpovie na niekoľko otázok, hneď uvidí orientačnú cenu a rovno pošle dopyt.',
    needs: ['Cenník, pravidlá výpočtu a 20 skutočných zákaziek na overenie'],
    phases: [
      {
        name: 'Pravidlá výpočtu',
        ends: 25,
        output: 'Zapísané sadzby, prirážky, výnimky a najnižšie sumy',
        needs: 'Cenník a vysvetlenie, ako sa cena počíta dnes',
      },
      {
        name: 'Otázky a návrh obrazoviek',
        ends: 45,
        output: 'Čo najkratší zoznam otázok a návrh pre mobil aj počítač',
        needs: 'Pripomienky {feedback}',
      },
      {
        name: 'Programovanie',
        ends: 80,
        output: 'Kalkulačka na skúšobnej adrese',
        needs: 'Odpovede na otázky k výnimkám',
      },
      {
        existing: {
          name: 'Overenie a spustenie',
          ends: 100,
          output: 'Zhoda s ručným výpočtom a kalkulačka na webe',
          needs: '20 skutočných zákaziek s výslednou cenou',
        },
        beside: {
          name: 'Overenie',
          ends: 100,
          output: 'Zhoda s ručným výpočtom a kalkulačka pripravená na vloženie do nového webu',
          needs: '20 skutočných zákaziek s výslednou cenou',
        },
      },
    ],
    website: 'along',
    acceptance: [
      APPROVED,
      'Kalkulačka je prevzatá, keď sa pri 20 skutočných zákazkách zhoduje s ručným výpočtom.',
      BY_CRITERIA,
    ],
  },
  'erp-systemy': {
    introduction:
      'Dokument opisuje ERP systém pre {trade}: jeden program, v ktorom má firma zákazky, sklad, ľudí aj peniaze na jednom mieste. Vzniká po častiach, aby prvá pomáhala skôr, než bude hotový celý systém.',
    needs: ['Ľudia z vedenia, z terénu a z kancelárie na rozhovory a prístup k dnešným tabuľkám a programom'],
    phases: [
      {
        name: 'Zmapovanie postupov',
        ends: 14,
        output: 'Popis cesty zákazky od dopytu po úhradu',
        needs: 'Rozhovory s ľuďmi z každej časti firmy',
      },
      {
        name: 'Poradie častí a návrh',
        ends: 26,
        output: 'Poradie častí podľa úspory a návrh obrazoviek',
        needs: 'Rozhodnutie o poradí a pripomienky {feedback}',
      },
      {
        name: 'Prvá časť systému',
        ends: 48,
        output: 'Najdôležitejšia časť v skúšobnej prevádzke',
        needs: 'Skúška na bežných zákazkách',
      },
      {
        name: 'Ďalšie časti',
        ends: 78,
        output: 'Ďalšie časti, každá so skúškou',
        needs: 'Pripomienky ku každej časti',
      },
      {
        name: 'Prevod údajov a školenie',
        ends: 92,
        output: 'Dva skúšobné prevody, protokol rozdielov, zaškolení ľudia',
        needs: 'Kontrola prevedených údajov, čas ľudí na školenie',
      },
      {
        name: 'Riadna prevádzka',
        ends: 100,
        output: 'Systém v každodennom používaní',
        needs: 'Dátum, od ktorého sa staré evidencie prestanú používať',
      },
    ],
    website: 'along',
    acceptance: [
      APPROVED,
      'Každá časť systému sa preberá osobitne, po dvoch týždňoch skúšobnej prevádzky na skutočných zákazkách.',
      'Prevod údajov je prevzatý, keď sa počty záznamov a súčty súm zhodujú so zdrojom.',
      BY_CRITERIA,
    ],
  },
  'interaktivne-formulare': {
    introduction:
      'Dokument opisuje interaktívny formulár pre {trade}: krátke otázky, z ktorých zákazník vidí iba tie, ktoré sa ho týkajú, a firma dostane hotové zadanie.',
    needs: ['Otázky, ktoré dnes firma kladie po telefóne, a niekoľko skutočných dopytov'],
    phases: [
      {
        name: 'Cieľ a otázky',
        ends: 25,
        output: 'Zoznam otázok a pravidlá, kedy sa ktorá zobrazí',
        needs: 'Skutočné dopyty a otázky, ktoré pri nich chýbali',
      },
      {
        name: 'Návrh a skúška s ľuďmi',
        ends: 50,
        output: 'Klikateľný návrh vyskúšaný s piatimi ľuďmi',
        needs: 'Pripomienky {feedback}',
      },
      {
        name: 'Programovanie',
        ends: 80,
        output: 'Formulár na skúšobnej adrese',
        needs: 'Prístup do schránky alebo tabuľky, kam majú odpovede chodiť',
      },
      {
        existing: {
          name: 'Spustenie a doladenie',
          ends: 100,
          output: 'Formulár na webe a prvé vyhodnotenie',
          needs: 'Názor na prvé prijaté zadania',
        },
        beside: {
          name: 'Skúška a doladenie',
          ends: 100,
          output: 'Formulár pripravený na vloženie do nového webu',
          needs: 'Skúška formulára a pripomienky {feedback}',
        },
      },
    ],
    website: 'along',
    acceptance: [
      APPROVED,
      'Formulár je prevzatý, keď ho päť ľudí bez pomoci dokončí a ich odpovede prídu úplné.',
      BY_CRITERIA,
    ],
  },
};
