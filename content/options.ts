import type { ModeContent, SizeContent, TimelineContent } from '#domain/content/schema.ts';
import type {
  Complexity,
  FeatureCategory,
  Mode,
  SizeId,
  TimelineId,
  TradeCategory,
} from '#domain/quote/catalogue.ts';

/** Modes of the wizard (step 1). */
export const MODE_CONTENT: Record<Mode, ModeContent> = {
  quick: {
    name: 'Rýchly odhad',
    duration: '4 otázky, menej ako minúta',
    result: 'Orientačná cena ihneď',
    badge: null,
  },
  detailed: {
    name: 'Detailný rozpočet',
    duration: '3 až 5 minút',
    result: 'Výber funkcií, dokument požiadaviek (PRD) a presnejší rozpočet',
    badge: 'Odporúčané',
  },
};

/** Whether a website is made for the service or stands already (step 4, decisions 8.1). */
export const WEBSITE_QUESTION = {
  label: 'Máte už web?',
  help: 'Podľa toho sa do ceny započíta nový web, alebo iba funkcie, ktoré na váš web pribudnú.',
  answers: { yes: 'Áno', no: 'Nie' },
  /** What the answer is called as a fact of the brief. */
  fact: 'Existujúci web',
} as const;

/** Sizes of the project (step 4). */
export const SIZE_CONTENT: Record<SizeId, SizeContent> = {
  small: {
    name: 'Štartér',
    subtitle: 'Jednoduchá prezentácia',
    scope: '3 až 5 podstránok, dizajn na mieru, kontaktný formulár, základné SEO',
    badge: null,
  },
  medium: {
    name: 'Profesionál',
    subtitle: 'Web, ktorý získava zákazky',
    scope: '6 až 12 podstránok, dizajn na mieru, kontaktný formulár, základné SEO',
    badge: 'Odporúčaná voľba',
  },
  large: {
    name: 'Konštrukčný líder',
    subtitle: 'Rozsiahle riešenie pre firmu',
    scope: '13 a viac podstránok, dizajn na mieru, kontaktný formulár, základné SEO',
    badge: null,
  },
};

/** Deadlines (step 4): the answer as offered, and its short form beside the word "Termín". */
export const TIMELINE_CONTENT: Record<TimelineId, TimelineContent> = {
  asap: { label: 'Čo najskôr (1 – 2 týždne)', short: 'Čo najskôr' },
  '1-month': { label: 'Do mesiaca', short: 'Do mesiaca' },
  '2-months': { label: 'Do dvoch mesiacov', short: 'Do dvoch mesiacov' },
  '3-6-months': { label: 'O 3 až 6 mesiacov', short: 'O 3 až 6 mesiacov' },
  flexible: { label: 'Termín je flexibilný', short: 'Flexibilný' },
};

/** What is wanted: when the work ends, or when begins what is paid by the month or period. */
export const DEADLINE_WORDS = {
  end: { question: 'Kedy má byť projekt hotový?', label: 'Želaný termín', short: 'Termín' },
  begin: { question: 'Kedy sa má služba začať?', label: 'Želaný začiatok', short: 'Začiatok' },
} as const;

/** Beside the deadlines, before those that make the estimate higher or lower: "čo najskôr +15 %". */
export const DEADLINE_CHANGES = {
  service: 'Odhad ceny sa podľa termínu mení:',
  website: 'Odhad webovej časti sa podľa termínu mení:',
} as const;

/**
 * The question about the client's own money (step 4); its answers are labelled from the catalogue's bounds. "Rozpočet" is
 * what this site makes, so the money is called so only where the specification fixes the word.
 */
export const BUDGET_CONTENT = {
  heading: 'S akou sumou počítate?',
  label: 'Predpokladaná suma',
  help: 'Pomôže mi navrhnúť riešenie, ktoré dáva zmysel. Nezaväzuje vás k ničomu.',
  /** Goes before the lower bound of the band without an upper one. */
  openBand: 'viac ako',
} as const;

/** Beside the sizes: price and time follow from the answers; what is usual is fixed by the specification. */
export const SIZE_NOTE =
  'Cena a trvanie platia pre vaše odpovede. V trvaní je aj čas na vaše pripomienky, v tom bežnom nie je.';

/** Before the published price and time of a size. */
export const SIZE_USUALLY = 'Bežne';

/** Stands beside the deadlines, and in the documents of an urgent project. */
export const URGENT_WARNING = 'Urgentné spracovanie môže cenu zvýšiť až o 30 %.';

/** Follows the warning: what the estimate has of the surcharge already, `percent` of it, and who settles the rest. */
export const URGENT_SURCHARGE = {
  service: 'Odhad zatiaľ počíta s príplatkom {percent} %.',
  website: 'Odhad webovej časti zatiaľ počíta s príplatkom {percent} %, cena služby príplatok neobsahuje.',
  none: 'Odhad príplatok neobsahuje.',
  final: 'Konečný príplatok, najviac 30 %, určí ponuka a účtuje sa iba vtedy, keď sa kratší termín potvrdí.',
} as const;

/** What the price tooltip explains. */
export const PRICE_FACTORS = {
  items: [
    'rozsah a typ webu',
    'remeslo',
    'vybrané funkcie',
    'spôsob výpočtu (rýchly alebo detailný)',
    'termín dodania',
  ],
  note: 'Rozpätie ukazuje, kam sa cena môže posunúť po upresnení zadania.',
} as const;

/** Groups of trades (step 2). */
export const TRADE_CATEGORY_NAMES: Record<TradeCategory, string> = {
  individual: 'Remeselníci',
  specialized: 'Špecializované remeslá',
  general: 'Stavebné a rekonštrukčné práce',
  enterprise: 'Stavebné firmy',
};

/** Groups of features (step 3). */
export const FEATURE_CATEGORY_NAMES: Record<FeatureCategory, string> = {
  'lead-generation': 'Získavanie dopytov',
  booking: 'Rezervácie a kontakt',
  portfolio: 'Portfólio a ukážky',
  calculator: 'Kalkulačky',
  location: 'Lokality',
  content: 'Dôvera a obsah',
};

/** How complex a feature is (specification 2, "Tooltip helper variants"). */
export const COMPLEXITY_NAMES: Record<Complexity, string> = {
  easy: 'Jednoduchá',
  medium: 'Stredná',
  complex: 'Komplexná',
};
