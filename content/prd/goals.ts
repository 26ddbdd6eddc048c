import type { ByFeature, ByService, BySite, BySize, GoalText } from '#domain/prd/text-types.ts';

export const GOALS_TABLE = {
  caption: 'Ciele a merateľné ukazovatele',
  columns: ['Cieľ', 'Ukazovateľ', 'Cieľová hodnota', 'Ako a kedy sa meria'],
} as const;

export const GOALS_NOTE =
  'Cieľové hodnoty sú návrh na spoločné potvrdenie, nie prísľub výsledku. Ak je s čím porovnávať, na začiatku prác sa zaznamená východiskový stav.';

/** Inquiries a month by size. */
export const INQUIRY_GOAL: BySize<GoalText> = {
  small: {
    goal: 'Získavať relevantné dopyty',
    indicator: 'Počet dopytov a volaní z webu za mesiac',
    target: 'aspoň 5',
    measured: 'Počítadlo formulárov a ťuknutí na telefón, vyhodnotenie 3 mesiace po spustení',
  },
  medium: {
    goal: 'Získavať relevantné dopyty',
    indicator: 'Počet dopytov a volaní z webu za mesiac',
    target: 'aspoň 10',
    measured: 'Počítadlo formulárov a ťuknutí na telefón, vyhodnotenie 3 mesiace po spustení',
  },
  large: {
    goal: 'Získavať relevantné dopyty',
    indicator: 'Počet dopytov a volaní z webu za mesiac',
    target: 'aspoň 20',
    measured: 'Počítadlo formulárov a ťuknutí na telefón, vyhodnotenie 3 mesiace po spustení',
  },
};

const COMPLETE_BRIEFS: GoalText = {
  goal: 'Dostávať úplné zadania',
  indicator: 'Podiel dopytov, pri ktorých netreba zisťovať základné údaje',
  target: 'aspoň 80 %',
  measured: 'Kontrola prijatých dopytov, raz za štvrťrok',
};

export const COMMON_GOALS: readonly GoalText[] = [
  {
    goal: 'Priviesť návštevníka k prvému kontaktu',
    indicator: 'Podiel návštev, ktoré sa skončia dopytom alebo volaním',
    target: 'aspoň 3 %',
    measured: 'Meranie návštevnosti bez sledovacích cookies, mesačne',
  },
  COMPLETE_BRIEFS,
  {
    goal: 'Načítať sa rýchlo aj na mobile',
    indicator: 'Podiel návštev, pri ktorých sa hlavný obsah zobrazí do 2,5 s',
    target: 'aspoň 75 %',
    measured: 'Meranie pri skutočných návštevách alebo týždenný test',
  },
  {
    goal: 'Spravovať obsah bez programátora',
    indicator: 'Čas na zmenu textu alebo výmenu fotografie',
    target: 'najviac 5 minút',
    measured: 'Skúška so správcom webu pri odovzdaní',
  },
];

const VISIBILITY = {
  goal: 'Zlepšiť viditeľnosť vo vyhľadávaní',
  indicator: 'Kliknutia z vyhľadávača pri dohodnutých výrazoch',
  measured: 'Google Search Console, mesačne',
} as const;

/** Goals of a service; one that is no website has these before those of the website that is made beside it. */
export const SERVICE_GOALS: ByService<readonly BySite<GoalText>[]> = {
  'tvorba-webu': [],
  'web-aplikacie': [
    {
      goal: 'Skrátiť opakovanú ručnú prácu',
      indicator: 'Čas potrebný na spracovanie jednej zákazky',
      target: 'o 30 % menej než dnes',
      measured: 'Meranie na 10 zákazkách pred nasadením a 2 mesiace po ňom',
    },
    {
      goal: 'Mať údaje na jednom mieste',
      indicator: 'Podiel zákaziek vedených v aplikácii',
      target: '100 % do 2 mesiacov od spustenia',
      measured: 'Porovnanie so zoznamom faktúr, mesačne',
    },
  ],
  'seo-optimalizacia': [
    {
      existing: { ...VISIBILITY, target: 'rast o 20 % na konci dohodnutého obdobia' },
      beside: {
        ...VISIBILITY,
        target: 'do konca dohodnutého obdobia rast o 20 % oproti prvému mesiacu po spustení webu',
      },
    },
    {
      goal: 'Odstrániť technické prekážky',
      indicator: 'Chyby zo vstupného auditu, ktoré ešte nie sú opravené',
      target: 'žiadna závažná, ktorá sa dá opraviť, po etape Technické úpravy',
      measured: 'Opakovaná kontrola, raz za štvrťrok',
    },
  ],
  'udrzba-podpora': [
    {
      goal: 'Udržať web dostupný a aktuálny',
      indicator: 'Podiel kontrol, pri ktorých web odpovedal',
      target: {
        small: 'aspoň 99,5 % za mesiac',
        medium: 'aspoň 99,5 % za mesiac',
        large: 'aspoň 99,9 % za mesiac',
      },
      measured: 'Automatická kontrola každých 5 minút, mesačná správa',
    },
    {
      goal: 'Neprísť o údaje',
      indicator: 'Vek poslednej zálohy',
      target: { small: 'najviac 24 hodín', medium: 'najviac 24 hodín', large: 'najviac 4 hodiny' },
      measured: 'Záznam o zálohách, mesačná správa',
    },
  ],
  'cenove-kalkulacky': [
    {
      goal: 'Premeniť výpočet ceny na dopyt',
      indicator: 'Podiel výpočtov, po ktorých nasleduje dopyt',
      target: 'aspoň 15 %',
      measured: 'Počítadlo výpočtov a dopytov, mesačne',
    },
    {
      goal: 'Počítať rovnako ako firma',
      indicator: 'Rozdiel medzi výpočtom a neskoršou ponukou',
      target: 'najviac 10 % pri bežných zákazkách',
      measured: 'Porovnanie 20 zákaziek za štvrťrok',
    },
  ],
  'erp-systemy': [
    {
      goal: 'Mať stav zákaziek na jednom mieste',
      indicator: 'Podiel nových zákaziek vedených v systéme',
      target: '100 % do 2 mesiacov od spustenia',
      measured: 'Porovnanie so zoznamom faktúr, mesačne',
    },
    {
      goal: 'Nezadávať údaje dvakrát',
      indicator: 'Počet miest, kam sa zapisuje tá istá zákazka',
      target: 'jedno',
      measured: 'Prehliadka postupu pri preberaní každej časti',
    },
  ],
  'interaktivne-formulare': [
    {
      goal: 'Zvýšiť počet dokončených formulárov',
      indicator: 'Podiel začatých formulárov, ktoré návštevník odošle',
      target: 'aspoň 60 %',
      measured: 'Počítadlo krokov formulára, mesačne',
    },
    COMPLETE_BRIEFS,
  ],
};

export const FEATURE_GOALS: ByFeature<GoalText> = {
  'quote-form': {
    goal: 'Dostávať dopyty s fotografiami',
    indicator: 'Podiel dopytov s aspoň jednou prílohou',
    target: 'aspoň 40 %',
    measured: 'Kontrola prijatých dopytov, mesačne',
  },
  'consultation-booking': {
    goal: 'Dohadovať termíny bez telefonovania',
    indicator: 'Podiel obhliadok rezervovaných cez web',
    target: 'aspoň 30 %',
    measured: 'Porovnanie s pracovným kalendárom, mesačne',
  },
  'emergency-contact': {
    goal: 'Skrátiť cestu k pohotovosti',
    indicator: 'Čas od otvorenia stránky po začatie hovoru',
    target: 'najviac 10 sekúnd',
    measured: 'Skúška s 5 ľuďmi pred spustením',
  },
  'before-after-gallery': {
    goal: 'Presvedčiť ukážkami práce',
    indicator: 'Podiel návštev, pri ktorých návštevník použije posuvník',
    target: 'aspoň 25 %',
    measured: 'Počítadlo použití bez sledovacích cookies, mesačne',
  },
  'project-portfolio': {
    goal: 'Presvedčiť skúsenosťami',
    indicator: 'Podiel návštev s otvorením aspoň jednej realizácie',
    target: 'aspoň 40 %',
    measured: 'Meranie návštevnosti bez sledovacích cookies, mesačne',
  },
  'quote-calculator': {
    goal: 'Odpovedať na otázku o cene ihneď',
    indicator: 'Podiel začatých výpočtov, ktoré zákazník dokončí',
    target: 'aspoň 60 %',
    measured: 'Počítadlo krokov kalkulačky, mesačne',
  },
  'material-calculator': {
    goal: 'Uľahčiť nákup materiálu',
    indicator: 'Podiel výpočtov pripojených k dopytu',
    target: 'aspoň 20 %',
    measured: 'Kontrola prijatých dopytov, mesačne',
  },
  'room-calculator': {
    goal: 'Dostávať dopyty s rozmermi',
    indicator: 'Podiel dopytov s vypočítanou plochou',
    target: 'aspoň 30 %',
    measured: 'Kontrola prijatých dopytov, mesačne',
  },
  'energy-calculator': {
    goal: 'Pripraviť zákazníka na konzultáciu',
    indicator: 'Podiel konzultácií s priloženým výpočtom',
    target: 'aspoň 40 %',
    measured: 'Kontrola prijatých dopytov, mesačne',
  },
  'service-areas': {
    goal: 'Znížiť počet dopytov z miest mimo dosahu',
    indicator: 'Podiel dopytov mimo oblasti pôsobenia',
    target: 'najviac 10 %',
    measured: 'Kontrola prijatých dopytov, mesačne',
  },
  'multi-location': {
    goal: 'Doručiť dopyt správnej prevádzke',
    indicator: 'Podiel dopytov, ktoré netreba preposlať',
    target: 'aspoň 95 %',
    measured: 'Kontrola dopytov podľa prevádzok, mesačne',
  },
};
