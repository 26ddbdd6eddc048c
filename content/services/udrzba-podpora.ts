import type { ServiceContent } from '#domain/content/schema.ts';
import { CRITICAL_FAULT } from '../common.ts';
import { SERVICE_SUMMARIES } from '../service-summaries.ts';

/** Texts of the page /sluzby/udrzba-podpora. */
export const udrzbaPodpora = {
  ...SERVICE_SUMMARIES['udrzba-podpora'],
  hero: {
    title: 'Web v dobrých rukách',
    subtitle: 'Údržba a technická podpora webových stránok a aplikácií',
    description:
      'Web je nástroj, ktorý potrebuje údržbu. Postarám sa o aktualizácie, zálohy, bezpečnosť aj drobné zmeny obsahu, aby ste sa vy mohli venovať zákazníkom.',
  },
  benefits: [
    {
      title: 'Pokoj od technických starostí',
      icon: 'shield-check',
      description: 'Aktualizácie a bezpečnostné záplaty sa robia priebežne, skôr než nastane problém.',
    },
    {
      title: 'Rýchla pomoc',
      icon: 'life-buoy',
      description:
        '[Pri platenej údržbe sa kritickej poruche začnem venovať do {criticalResponseHours: # hodiny | # hodín} v čase podpory ({supportHours}). ?? Keď niečo prestane fungovať, viete, na koho sa obrátiť.]',
    },
    {
      title: 'Zálohy, na ktoré sa dá spoľahnúť',
      icon: 'archive-arrow-up',
      description: 'Pravidelné zálohy a skúška obnovy.',
    },
    {
      title: 'Aktuálny obsah',
      icon: 'refresh-cw',
      description: 'Nové fotografie, ceny či voľné termíny pridám za vás.',
    },
  ],
  features: [
    {
      title: 'Aktualizácie systému a doplnkov',
      description: 'Plánovane a s možnosťou návratu k predchádzajúcej verzii.',
      included: true,
    },
    { title: 'Zálohovanie', description: 'Automatické zálohy uložené oddelene od webu.', included: true },
    {
      title: 'Sledovanie dostupnosti',
      description: 'O výpadku príde upozornenie hneď, nečaká sa na zákazníkov.',
      included: true,
    },
    {
      title: 'Drobné úpravy obsahu',
      description: 'Mesačný čas na zmeny podľa zvoleného balíka.',
      included: true,
    },
    { title: 'Mesačná správa', description: 'Stručný prehľad vykonaných prác a odporúčaní.', included: true },
    {
      title: 'Rozvoj webu',
      description: 'Nové funkcie a podstránky podľa vopred odsúhlasenej ceny.',
      included: false,
      isWebsite: true,
    },
  ],
  technologies: ['automatické zálohy', 'monitoring dostupnosti', 'Git', 'Docker', 'šifrované spojenie (TLS)'],
  process: [
    {
      title: 'Prevzatie',
      description: 'Skontrolujem stav webu, prístupy a zálohy, aby bolo jasné, s čím začíname.',
    },
    {
      title: 'Zabezpečenie základov',
      description: 'Doplním zálohovanie, monitoring a najnutnejšie aktualizácie.',
    },
    {
      title: 'Pravidelná údržba',
      description: 'V dohodnutom rytme aktualizujem a kontrolujem funkčnosť formulárov.',
    },
    {
      title: 'Riešenie požiadaviek',
      description: 'Úlohy posielate e-mailom a o každej viete, v akom je stave.',
    },
    { title: 'Prehľad a plán', description: 'Raz za mesiac dostanete správu a návrhy, čo zlepšiť ďalej.' },
  ],
  useCases: [
    {
      title: 'Web remeselníka',
      industry: 'Remeselné služby',
      description: 'Základný balík so zálohami, aktualizáciami a doplnením niekoľkých fotografií mesačne.',
    },
    {
      title: 'Web stavebnej firmy',
      industry: 'Stavebníctvo',
      description: 'Pravidelné pridávanie realizácií a kontrola dopytových formulárov.',
    },
    {
      title: 'Firemná aplikácia',
      industry: 'Služby',
      description: 'Sledovanie dostupnosti, zálohy databázy a pomoc pri výpadku v dohodnutom čase podpory.',
    },
  ],
  faqs: [
    {
      question: 'Koľko stojí údržba?',
      answer: 'Ceny balíkov sa pohybujú od 50 do 300 € mesačne podľa rozsahu webu a času na úpravy.',
    },
    {
      question: 'Čo je v najlacnejšom a čo v najdrahšom balíku?',
      answer:
        'V každom sú aktualizácie, zálohy, sledovanie dostupnosti, drobné úpravy obsahu a mesačná správa. Najlacnejší je pre menší web, na ktorom pribudne niekoľko fotografií mesačne, najdrahší pre rozsiahly web alebo aplikáciu s prepojenými systémami a s najväčším časom na úpravy.',
    },
    {
      question: 'Prevezmete aj web, ktorý robil niekto iný?',
      answer: 'Spravidla áno. Najprv skontrolujem jeho stav a poviem vám, čo je potrebné doplniť.',
    },
    {
      question: 'Čo je kritická porucha?',
      answer: `Kritická porucha je ${CRITICAL_FAULT}. [Pri platenej údržbe sa jej začnem venovať do {criticalResponseHours: # hodiny | # hodín} v čase podpory ({supportHours}).] Ostatné požiadavky riešim podľa poradia.`,
    },
    {
      question: 'Je potrebné zaviazať sa na dlhšie obdobie?',
      answer: 'Nie je. Údržbu môžete ukončiť po uplynutí výpovednej lehoty uvedenej v zmluve.',
    },
    {
      question: 'Čo ak mesačný čas nevyčerpám?',
      answer: 'Rozpis času vidíte v mesačnej správe. Nevyužitý čas možno po dohode presunúť na väčšiu zmenu.',
    },
  ],
  priceFactors: [
    'rozsah a technológia webu',
    'čas na úpravy',
    'požadovaný reakčný čas',
    'frekvencia správ',
    'počet prepojených systémov',
  ],
  seo: {
    title: 'Údržba webu a technická podpora od 50 € mesačne',
    description: 'Aktualizácie, zálohy, monitoring a drobné úpravy webu. Balíky 50 – 300 € mesačne.',
    keywords: ['údržba webu', 'správa webových stránok', 'technická podpora webu', 'zálohovanie webu'],
  },
  sections: [
    {
      id: 'preco-udrzba',
      title: 'Prečo web potrebuje údržbu',
      content:
        'Zastaraný web je pomalý, zraniteľný a nepôsobí dôveryhodne. Väčšina problémov vzniká potichu: certifikát po skončení platnosti, formulár, ktorý prestal odosielať správy, alebo doplnok s bezpečnostnou chybou. Pravidelná údržba stojí menej než jednorazová záchrana a zákazníci sa o ňu nemusia nikdy dozvedieť.',
    },
    {
      id: 'po-spusteni',
      title: '{freeMaintenanceMonths: Prvý mesiac | Prvé # mesiace | Prvých # mesiacov}',
      content:
        'Pri nových weboch je údržba {freeMaintenanceMonths: v prvom mesiaci | v prvých # mesiacoch} od spustenia bez príplatku. Zahŕňa opravu chýb, aktualizácie a drobné zmeny textov. Po tomto období sa rozhodnete, či v údržbe pokračovať.',
    },
  ],
} satisfies ServiceContent;
