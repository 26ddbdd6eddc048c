/** What a client does at an item of the checklist; what a kind does not say, it does not have. */
export interface ItemWants {
  /** What it begins with; the other one stands behind a button, unless `both` are wanted. */
  lead: 'files' | 'text';
  both?: true;
  /** Only photos are asked for. */
  photos?: true;
  /** How many, in whole pieces. */
  pieces?: { count: number; of: 'pair' | 'photo' };
  /** Over the text. */
  label: string;
  hint?: string;
  /** The client asks others, with a text that is ready to be sent. */
  asks?: true;
}

/** By the kind of an item; one of the operator's own can be anything. */
export const ITEM_WANTS: Readonly<Record<string, ItemWants>> = {
  company: { lead: 'text', label: 'Údaje o firme' },
  logo: { lead: 'files', label: 'Poznámka k logu' },
  team: { lead: 'text', both: true, label: 'Mená a úlohy' },
  domain: {
    lead: 'text',
    label: 'Kto spravuje doménu',
    hint: 'Heslo nepíšte sem ani do e-mailu. Pridajte ma v správe domény ako správcu.',
  },
  page: {
    lead: 'text',
    label: 'Text stránky',
    hint: 'Pošlite hotový text stránky. Ak ho mám napísať, ocením to dodatkom.',
  },
  'before-after-gallery': {
    lead: 'files',
    photos: true,
    pieces: { count: 12, of: 'pair' },
    label: 'Poznámka k fotografiám',
  },
  'project-portfolio': {
    lead: 'files',
    both: true,
    photos: true,
    pieces: { count: 18, of: 'photo' },
    label: 'Miesto, rok a veta ku každej zákazke',
  },
  'material-showcase': { lead: 'files', both: true, label: 'Názvy materiálov' },
  testimonials: { lead: 'text', asks: true, label: 'Čo vám zákazníci napísali' },
  'service-areas': {
    lead: 'text',
    label: 'Mestá a obce',
    hint: 'Oddeľte ich čiarkou alebo píšte každú obec na nový riadok.',
  },
  'multi-location': { lead: 'text', label: 'Pobočky' },
  'certification-display': { lead: 'files', label: 'Poznámka k osvedčeniam' },
  'warranty-info': { lead: 'text', label: 'Záručné podmienky' },
  'quote-calculator': { lead: 'text', both: true, label: 'Ceny' },
  'material-calculator': { lead: 'text', both: true, label: 'Spotreba materiálu' },
  'room-calculator': { lead: 'text', both: true, label: 'Ceny podľa miestností' },
  'energy-calculator': { lead: 'text', both: true, label: 'Údaje na výpočet' },
  'consultation-booking': { lead: 'text', label: 'Voľné termíny' },
};

export const OTHER_WANTS: ItemWants = { lead: 'files', both: true, label: 'Text' };

/** What a client sends to those who are to say how satisfied they were. */
export const TESTIMONIAL_REQUEST = {
  subject: 'Prosba o pár viet',
  text: 'Dobrý deň, pripravujeme nový web. Napísali by ste nám dve-tri vety o tom, ako sa vám s nami spolupracovalo? A súhlasíte, aby sme ich na webe zverejnili s vaším menom a mestom? Ďakujeme.',
} as const;
