import type { ChecklistText } from '#domain/projects/checklist-text.ts';
import type { FeatureId } from '#domain/quote/catalogue.ts';

/** What every website needs of the client. */
export const CHECKLIST_OF_WEBSITE: readonly ChecklistText[] = [
  {
    kind: 'company',
    title: 'Údaje o firme',
    description: 'Názov, IČO, adresa, telefón, e-mail, otváracie hodiny a dve vety o tom, čo robíte.',
    neededAt: 'design',
  },
  {
    kind: 'logo',
    title: 'Logo na tlač',
    description:
      'Logo ako PDF od grafika alebo z tlačiarne. Ak také nemáte, pošlite najväčší obrázok, aký nájdete.',
    neededAt: 'design',
  },
  {
    kind: 'team',
    title: 'Ľudia vo firme',
    description: 'Mená, úlohy a fotografie tých, ktorí majú byť na webe.',
    neededAt: 'content',
  },
  {
    kind: 'domain',
    title: 'Prístup k doméne',
    description:
      'Kto doménu spravuje a u koho je vedená. Heslo nepíšte sem ani do e-mailu: pridajte ma v správe domény ako správcu.',
    neededAt: 'launch',
  },
];

/** The texts of a page; {page} is its name. */
export const CHECKLIST_OF_PAGE = {
  title: 'Texty na stránku „{page}“',
  description:
    'Hotový text: čo sa má čitateľ dozvedieť a čo má potom urobiť. Ak ho mám napísať, ocením to dodatkom.',
} as const;

/** What a feature needs of the client. */
export const CHECKLIST_OF_FEATURE: Readonly<Partial<Record<FeatureId, ChecklistText>>> = {
  'before-after-gallery': {
    kind: 'before-after-gallery',
    title: 'Fotografie pred a po',
    description: '12 párov: vždy to isté miesto pred prácou a po nej, z rovnakého uhla.',
    neededAt: 'content',
  },
  'project-portfolio': {
    kind: 'project-portfolio',
    title: 'Fotografie zákaziek',
    description: 'Šesť zákaziek: ku každej tri fotografie, miesto, rok a jedna veta o tom, čo ste urobili.',
    neededAt: 'content',
  },
  'material-showcase': {
    kind: 'material-showcase',
    title: 'Zoznam materiálov',
    description: 'Názvy, fotografie alebo katalógové listy materiálov, s ktorými pracujete.',
    neededAt: 'content',
  },
  testimonials: {
    kind: 'testimonials',
    title: 'Tri hodnotenia od zákazníkov',
    description:
      'Oslovte troch zákazníkov a prepíšte sem, čo vám napísali. Text, ktorý im môžete poslať, je pripravený.',
    neededAt: 'content',
  },
  'service-areas': {
    kind: 'service-areas',
    title: 'Zoznam obcí',
    description: 'Mestá a obce, do ktorých chodíte, a prípadne cena dopravy.',
    neededAt: 'content',
  },
  'multi-location': {
    kind: 'multi-location',
    title: 'Údaje o pobočkách',
    description: 'Adresa, telefón a otváracie hodiny každej pobočky.',
    neededAt: 'content',
  },
  'certification-display': {
    kind: 'certification-display',
    title: 'Skeny osvedčení',
    description: 'Osvedčenia a oprávnenia ako PDF alebo čitateľná fotografia.',
    neededAt: 'content',
  },
  'warranty-info': {
    kind: 'warranty-info',
    title: 'Záručné podmienky',
    description: 'Na čo a ako dlho dávate záruku a ako ju môže zákazník uplatniť.',
    neededAt: 'content',
  },
  'quote-calculator': {
    kind: 'quote-calculator',
    title: 'Ceny do kalkulačky',
    description: 'Cenník prác a príklad troch zákaziek s výslednou cenou, aby sa výpočet dal overiť.',
    neededAt: 'content',
  },
  'material-calculator': {
    kind: 'material-calculator',
    title: 'Spotreba materiálu',
    description: 'Koľko materiálu ide na meter štvorcový alebo kus, s rezervou.',
    neededAt: 'content',
  },
  'room-calculator': {
    kind: 'room-calculator',
    title: 'Ceny podľa miestností',
    description: 'Cena za meter štvorcový podľa druhu práce a príplatky.',
    neededAt: 'content',
  },
  'energy-calculator': {
    kind: 'energy-calculator',
    title: 'Údaje na výpočet úspor',
    description: 'Účinnosť zariadení, ktoré ponúkate, a ceny energií, s ktorými sa má počítať.',
    neededAt: 'content',
  },
  'consultation-booking': {
    kind: 'consultation-booking',
    title: 'Voľné termíny na rezervácie',
    description:
      'Ktoré dni a hodiny sa dajú rezervovať, ako dlho trvá stretnutie a kam majú chodiť potvrdenia.',
    neededAt: 'content',
  },
};
