import { CRITICAL_FAULT } from '#content/common.ts';
import type { ByFeature, ByService, BySize, TaskText } from '#domain/prd/text-types.ts';

export const MAINTENANCE_TABLE = {
  caption: 'Pravidelné činnosti',
  columns: ['Činnosť', 'Ako často', 'Výstup'],
} as const;

/** Of a server that is cared for. */
export const SERVER_TASKS: readonly TaskText[] = [
  { task: 'Kontrola dostupnosti', often: 'každých 5 minút', result: 'Upozornenie na výpadok' },
  {
    task: 'Aktualizácie a bezpečnostné opravy',
    often: 'raz mesačne, kritické do 7 dní',
    result: 'Záznam v denníku údržby',
  },
  {
    task: 'Kontrola platnosti domény a certifikátu',
    often: 'automaticky, pripomienka 30 dní vopred',
    result: 'Pripomienka predĺženia domény, obnovený certifikát',
  },
];

/** Of what is made. */
export const MADE_TASKS: readonly TaskText[] = [
  {
    task: 'Kontrola rýchlosti a prístupnosti',
    often: 'raz za 3 mesiace',
    result: 'Porovnanie s hodnotami z časti Nároky na kvalitu',
  },
  {
    task: 'Výmaz údajov po uplynutí doby uchovania',
    often: 'denne automaticky',
    result: 'Záznam o vymazaných položkách',
  },
];

const RIGHTS: TaskText = {
  task: 'Kontrola účtov a oprávnení',
  often: 'raz za 6 mesiacov',
  result: 'Odsúhlasený zoznam účtov',
};

/** Care of what the service itself has made. */
export const SERVICE_TASKS: ByService<readonly TaskText[]> = {
  'tvorba-webu': [],
  'web-aplikacie': [RIGHTS],
  'seo-optimalizacia': [
    {
      task: 'Kontrola chýb v Google Search Console',
      often: 'raz mesačne',
      result: 'Zoznam opráv podľa dôležitosti',
    },
    {
      task: 'Kontrola firemného profilu v Google',
      often: 'raz za 3 mesiace',
      result: 'Údaje zhodné s webom',
    },
  ],
  'udrzba-podpora': [
    { task: 'Skúška odoslania každého formulára', often: 'raz mesačne', result: 'Potvrdenie doručenia' },
    {
      task: 'Mesačná správa',
      often: 'do 5. pracovného dňa nasledujúceho mesiaca',
      result: 'Vykonané práce, dostupnosť, zálohy a odporúčania',
    },
  ],
  'cenove-kalkulacky': [
    {
      task: 'Kontrola sadzieb na vzorových zákazkách',
      often: 'raz za 3 mesiace',
      result: 'Odsúhlasené sadzby',
    },
    { task: 'Skúšobný dopyt z kalkulačky', often: 'raz mesačne', result: 'Potvrdenie doručenia' },
  ],
  'erp-systemy': [RIGHTS],
  'interaktivne-formulare': [
    {
      task: 'Skúšobné odoslanie interaktívneho formulára',
      often: 'raz mesačne',
      result: 'Potvrdenie doručenia',
    },
    { task: 'Vyhodnotenie opustených krokov', often: 'raz za 3 mesiace', result: 'Návrh úprav otázok' },
  ],
};

export const BACKUP_TASKS: BySize<TaskText> = {
  small: {
    task: 'Zálohy a skúška obnovy',
    often: 'zálohy denne, skúška raz za 12 mesiacov',
    result: 'Protokol o obnove',
  },
  medium: {
    task: 'Zálohy a skúška obnovy',
    often: 'zálohy denne, skúška raz za 6 mesiacov',
    result: 'Protokol o obnove',
  },
  large: {
    task: 'Zálohy a skúška obnovy',
    often: 'zálohy každé 4 hodiny, skúška raz za 3 mesiace',
    result: 'Protokol o obnove',
  },
};

export const FEATURE_TASKS: ByFeature<TaskText> = {
  'quote-form': { task: 'Skúšobný dopyt s prílohou', often: 'raz mesačne', result: 'Potvrdenie doručenia' },
  'consultation-booking': {
    task: 'Kontrola dostupnosti v kalendári a pripomienok',
    often: 'raz mesačne',
    result: 'Skúšobná rezervácia',
  },
  'emergency-contact': {
    task: 'Overenie telefónneho čísla a času dostupnosti',
    often: 'raz mesačne',
    result: 'Skúšobné volanie',
  },
  'before-after-gallery': {
    task: 'Doplnenie nových dvojíc fotografií',
    often: 'podľa dodania, aspoň raz za 3 mesiace',
    result: 'Aktuálna galéria',
  },
  'project-portfolio': {
    task: 'Doplnenie nových realizácií',
    often: 'podľa dodania, aspoň raz za 3 mesiace',
    result: 'Aktuálne portfólio',
  },
  'material-showcase': {
    task: 'Kontrola dostupnosti materiálov',
    often: 'raz za 6 mesiacov',
    result: 'Aktuálny prehľad materiálov',
  },
  'quote-calculator': {
    task: 'Kontrola sadzieb kalkulačky ceny',
    often: 'raz za 3 mesiace',
    result: 'Odsúhlasený cenník a prepočet vzorových zákaziek',
  },
  'material-calculator': {
    task: 'Kontrola výdatnosti a balení materiálov',
    often: 'raz za 6 mesiacov',
    result: 'Odsúhlasená tabuľka spotreby',
  },
  'room-calculator': {
    task: 'Kontrola výpočtu plôch na vzorových miestnostiach',
    often: 'raz za 12 mesiacov',
    result: 'Protokol o zhode',
  },
  'energy-calculator': {
    task: 'Aktualizácia cien energií',
    often: 'raz za 6 mesiacov',
    result: 'Nová platnosť cien so zdrojom',
  },
  'service-areas': {
    task: 'Kontrola oblastí pôsobenia',
    often: 'raz za 6 mesiacov',
    result: 'Aktuálny zoznam oblastí',
  },
  'multi-location': {
    task: 'Kontrola kontaktov a hodín prevádzok',
    often: 'raz za 3 mesiace a pred sviatkami',
    result: 'Potvrdenie každej prevádzky',
  },
  testimonials: {
    task: 'Kontrola súhlasov s referenciami',
    often: 'raz za 6 mesiacov',
    result: 'Zoznam platných súhlasov',
  },
  'certification-display': {
    task: 'Kontrola platnosti oprávnení',
    often: 'automaticky 60 a 14 dní vopred',
    result: 'Nový dokument alebo skrytie starého',
  },
  'warranty-info': {
    task: 'Kontrola znenia záručných podmienok',
    often: 'raz za 12 mesiacov',
    result: 'Potvrdené znenie s dátumom',
  },
};

export const AFTER_LAUNCH =
  'Po spustení webu {freeMaintenanceMonths: nasleduje # mesiac | nasledujú # mesiace | nasleduje # mesiacov} bezplatnej údržby: opravy chýb, aktualizácie a drobné úpravy textov. Nové funkcie sa oceňujú samostatne.';

/** Of maintenance that is ordered along with a website: how its free months go with the monthly price. */
export const FREE_THEN_PAID =
  'Údržba je {freeMaintenanceMonths: # mesiac | # mesiace | # mesiacov} od spustenia webu bezplatná, mesačná cena sa platí až potom.';

export const CRITICAL_RESPONSE = `Pri platenej údržbe sa dodávateľ začne venovať kritickej poruche do {criticalResponseHours: # hodiny | # hodín} v čase podpory ({supportHours}). Kritická porucha je ${CRITICAL_FAULT}.`;

export const PAID_MAINTENANCE = {
  voluntary: 'Platená údržba je dobrovoľná.',
  /** Before and after the price, which is that of a website that is made; the name of the service follows. */
  packages: [
    'Balíky údržby webu stoja',
    'podľa jeho rozsahu a času na úpravy. Čo sa v nich líši, je na stránke služby',
  ],
  offered: 'Jej cenu určí ponuka.',
} as const;

/** What whoever looks after the work next is given, as far as there is such a thing. */
export const HANDOVER = {
  rights: {
    made: 'Ukončenie údržby nemá vplyv na právo riešenie používať; všetky prístupy má klient.',
    changed: 'Všetky prístupy má klient.',
  },
  includes: 'Súčasťou odovzdania inému správcovi je',
  backup: 'aktuálna záloha',
  guide: 'návod na spustenie',
  tasks: 'zoznam otvorených úloh',
} as const;
