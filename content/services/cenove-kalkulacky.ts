import type { ServiceContent } from '#domain/content/schema.ts';
import { SERVICE_SUMMARIES } from '../service-summaries.ts';

/** Texts of the page /sluzby/cenove-kalkulacky. */
export const cenoveKalkulacky = {
  ...SERVICE_SUMMARIES['cenove-kalkulacky'],
  hero: {
    title: 'Cena, ktorú zákazník vidí hneď',
    subtitle: 'Cenové kalkulačky na mieru pre remeslá, stavby a služby',
    description:
      'Zákazník zadá rozmery, materiál a termín a uvidí rozpätie ceny. Vy dostanete dopyt, v ktorom už je podstatné: rozsah práce, predstava o cene a kontakt.',
  },
  benefits: [
    {
      title: 'Menej neužitočných telefonátov',
      icon: 'phone-off',
      description: 'Záujemca, ktorý si cenu vypočítal, vie, do čoho ide.',
    },
    {
      title: 'Odpoveď hneď',
      icon: 'timer',
      description: 'Odhad dostane zákazník okamžite, aj večer a cez víkend.',
    },
    {
      title: 'Úplné zadanie na prvýkrát',
      icon: 'list-checks',
      description: 'Kalkulačka sa opýta na to, na čo by ste sa pýtali vy.',
    },
    {
      title: 'Vaše pravidlá, vaše ceny',
      icon: 'sliders-horizontal',
      description: 'Sadzby, prirážky a minimálnu cenu si spravujete sami.',
    },
  ],
  features: [
    {
      title: 'Viackrokový výpočet',
      description: 'Otázky idú po jednej a závisia od predchádzajúcich odpovedí.',
      included: true,
    },
    {
      title: 'Cenové rozpätie',
      description: 'Výsledok ukazuje rozpätie a to, čo cenu najviac ovplyvňuje.',
      included: true,
    },
    {
      title: 'Odoslanie dopytu',
      description: 'Odpovede prídu na e-mail v prehľadnej tabuľke.',
      included: true,
    },
    {
      title: 'Rozpočet v PDF',
      description: 'Zákazník si orientačný rozpočet uloží alebo vytlačí.',
      included: true,
    },
    {
      title: 'Správa cenníka',
      description: 'Sadzby zmeníte bez programovania a história zmien zostane uložená.',
      included: true,
    },
    {
      title: 'Prepojenie so systémom zákaziek',
      description: 'Dopyt sa automaticky založí ako nová zákazka.',
      included: false,
    },
  ],
  technologies: ['TypeScript', 'React', 'Node.js', 'generovanie PDF', 'PostgreSQL'],
  process: [
    {
      title: 'Cenová logika',
      description: 'Spoločne zapíšeme, ako cenu počítate dnes, vrátane výnimiek a minimálnych súm.',
    },
    {
      title: 'Návrh otázok',
      description: 'Vyberieme čo najmenej otázok, ktoré dajú dostatočne presný výsledok.',
    },
    {
      title: 'Prototyp a skúšky',
      description: 'Na skutočných zákazkách overíme, či kalkulačka počíta to isté čo vy.',
    },
    { title: 'Vývoj a dizajn', description: 'Kalkulačku naprogramujem, prispôsobím vášmu webu a mobilom.' },
    {
      title: 'Spustenie a doladenie',
      description: 'Po prvých dopytoch upravíme otázky a texty podľa toho, čo zákazníci naozaj zadávajú.',
    },
  ],
  useCases: [
    {
      title: 'Kalkulačka maľovania',
      industry: 'Maliarske práce',
      description: 'Plocha stien, výška stropov, stav omietky a počet vrstiev.',
    },
    {
      title: 'Kalkulačka podlahy',
      industry: 'Podlahy',
      description: 'Druh podlahy, príprava podkladu, lišty a likvidácia starej krytiny.',
    },
    {
      title: 'Úspora s tepelným čerpadlom',
      industry: 'Kúrenie a klimatizácie',
      description: 'Porovnanie nákladov podľa plochy, zateplenia a zdroja tepla.',
    },
  ],
  faqs: [
    {
      question: 'Koľko kalkulačka stojí?',
      answer:
        'Jednoduchá kalkulačka stojí od 800 €, zložitejšia s viacerými vetvami, rozsiahlym cenníkom a prepojením na iné systémy môže stáť až 3 000 €. Pri novom webe môže na jednoduchý výpočet z najviac 7 otázok stačiť jeho funkcia Kalkulačka ceny; služba má navyše vetvené otázky a rozpočet v PDF.',
    },
    {
      question: 'Ako dlho trvá vývoj?',
      answer: '1 až 4 týždne. Najviac času zvyčajne zaberie zostavenie pravidiel výpočtu.',
    },
    {
      question: 'Neodradí zákazníka cena?',
      answer: 'Odradí toho, kto by zákazku aj tak nezadal. Ostatným rozpätie pomôže rýchlejšie sa rozhodnúť.',
    },
    {
      question: 'Je zobrazená cena záväzná?',
      answer:
        'Nie. Kalkulačka uvádza orientačný odhad a jasne to oznamuje. Záväzná je až cena v zmluve po obhliadke alebo upresnení zadania.',
    },
    {
      question: 'Dá sa kalkulačka vložiť do môjho súčasného webu?',
      answer: 'Vo väčšine prípadov áno, ako súčasť stránky alebo ako samostatná podstránka.',
    },
  ],
  priceFactors: [
    'počet otázok a vetiev',
    'zložitosť výpočtu',
    'rozsah cenníka',
    'prepojenie na iné systémy',
    'jazykové verzie',
  ],
  seo: {
    title: 'Cenová kalkulačka na web pre remeslá a služby',
    description:
      'Kalkulačka na mieru ukáže zákazníkovi orientačnú cenu a vám pošle hotové zadanie. Cena 800 – 3 000 €, 1 až 4 týždne.',
    keywords: ['cenová kalkulačka na web', 'kalkulačka prác', 'online výpočet ceny', 'dopytový formulár'],
  },
  sections: [
    {
      id: 'ako-to-funguje',
      title: 'Prečo kalkulačka prináša lepšie dopyty',
      content:
        'Zákazník, ktorý prejde niekoľkými otázkami, si ujasní, čo chce, a vám pošle zadanie namiesto jednej vety „koľko by to stálo?“. Vy nestrácate čas opakovaním rovnakých informácií a prvý rozhovor sa môže začať tam, kde sa kalkulačka skončila.',
    },
    {
      id: 'orientacna-cena',
      title: 'Orientačná cena a férovosť',
      content:
        'Výsledok je vždy rozpätie a vysvetlenie, čo cenu mení. Zákazník vie, že ide o odhad, a vy si ponechávate priestor upresniť ju po obhliadke. Takáto otvorenosť sa vracia v podobe dôvery ešte pred prvým stretnutím.',
    },
  ],
} satisfies ServiceContent;
