import type { ServiceContent } from '#domain/content/schema.ts';
import { SERVICE_SUMMARIES } from '../service-summaries.ts';

/** Texts of the page /sluzby/interaktivne-formulare. */
export const interaktivneFormulare = {
  ...SERVICE_SUMMARIES['interaktivne-formulare'],
  hero: {
    title: 'Formulár, ktorý ľudia naozaj dokončia',
    subtitle: 'Interaktívne dopytové formuláre a dotazníky na mieru',
    description:
      'Dlhý formulár plný políčok zákazníkov odrádza. Navrhnem postup, ktorý sa pýta po jednej veci, skrýva nepotrebné otázky a vám odovzdá zrozumiteľné zadanie.',
  },
  benefits: [
    {
      title: 'Viac dokončených dopytov',
      icon: 'mouse-pointer-click',
      description: 'Krátke kroky a viditeľný postup znižujú počet opustených formulárov.',
    },
    {
      title: 'Presnejšie zadania',
      icon: 'clipboard-check',
      description: 'Otázky podľa odpovedí zistia to, čo naozaj potrebujete vedieť.',
    },
    {
      title: 'Menej chýb',
      icon: 'spell-check',
      description: 'Kontrola e-mailu, telefónu či súborov prebieha hneď pri vypĺňaní.',
    },
    {
      title: 'Prehľad o záujemcoch',
      icon: 'users-round',
      description: 'Dopyty možno triediť podľa rozsahu, termínu a záujmu.',
    },
  ],
  features: [
    {
      title: 'Otázky podľa odpovedí',
      description: 'Ďalšia otázka závisí od odpovede, nič zbytočné sa nezobrazuje.',
      included: true,
    },
    { title: 'Nahrávanie súborov', description: 'Zákazník priloží fotografie alebo výkres.', included: true },
    {
      title: 'Uloženie rozpracovaného formulára',
      description: 'Odpovede zostanú v prehliadači pripravené na dokončenie.',
      included: true,
    },
    {
      title: 'Potvrdzovací e-mail',
      description: 'Zákazník dostane zhrnutie, vy prehľadné zadanie.',
      included: true,
    },
    { title: 'Ochrana proti spamu', description: 'Bez otravných obrázkových hádaniek.', included: true },
    {
      title: 'Prepojenie s evidenciou zákazníkov (CRM)',
      description: 'Odpovede sa zapíšu do systému, ktorý používate.',
      included: false,
    },
  ],
  technologies: ['TypeScript', 'React', 'Node.js', 'kontrola údajov na serveri', 'PostgreSQL'],
  process: [
    {
      title: 'Cieľ formulára',
      description: 'Určíme, čo má dopyt obsahovať, aby ste naň vedeli odpovedať jednou správou.',
    },
    {
      title: 'Otázky a vetvenie',
      description: 'Zostavím krátky zoznam otázok a pravidlá, kedy sa ktorá zobrazí.',
    },
    {
      title: 'Návrh a skúška s ľuďmi',
      description: 'Prototyp vyskúšame na niekoľkých ľuďoch a upravíme miesta, kde zaváhajú.',
    },
    {
      title: 'Vývoj',
      description: 'Formulár naprogramujem, otestujem prístupnosť a pripojím na e-mail alebo systém.',
    },
    {
      title: 'Spustenie a vyhodnotenie',
      description: 'Sledujem, kde ľudia odchádzajú, a formulár podľa toho zlepšujem.',
    },
  ],
  useCases: [
    {
      title: 'Dopyt na elektroinštaláciu',
      industry: 'Elektroinštalácie',
      description: 'Typ objektu, počet miestností, stav rozvodov a fotografie rozvádzača.',
    },
    {
      title: 'Žiadosť o zameranie',
      industry: 'Podlahy',
      description: 'Výber termínu, rozmery a priloženie fotografií podkladu.',
    },
    {
      title: 'Prihláška na servisnú zmluvu',
      industry: 'Technické služby',
      description: 'Zariadenia, umiestnenie, interval prehliadok a fakturačné údaje.',
    },
  ],
  faqs: [
    {
      question: 'Koľko stojí interaktívny formulár?',
      answer:
        'Od 600 € za jednoduchý viackrokový formulár do 2 500 € za rozsiahly dotazník s mnohými vetvami a prepojením na iný systém.',
    },
    { question: 'Ako dlho trvá?', answer: '1 až 4 týždne podľa počtu krokov a prepojení.' },
    {
      question: 'Kam sa odpovede ukladajú?',
      answer:
        'Do vašej schránky, do zabezpečenej databázy alebo do systému, ktorý používate. Vyberiete si pri zadaní.',
    },
    {
      question: 'Je formulár v súlade s ochranou osobných údajov?',
      answer:
        'Formulár si pýta len nevyhnutné údaje, zobrazuje informáciu o spracúvaní a umožňuje určiť dobu uchovávania. Text zásad dodáte vy alebo ho pripravíme spolu.',
    },
    {
      question: 'Funguje na mobile?',
      answer: 'Áno, otázky aj tlačidlá sú navrhnuté najmä na ovládanie prstom.',
    },
  ],
  priceFactors: [
    'počet krokov a vetiev',
    'počet a druhy príloh',
    'prepojenie na evidenciu zákazníkov alebo kalendár',
    'viacjazyčnosť',
    'vyhodnocovanie dopytov',
    'dizajn na mieru',
  ],
  seo: {
    title: 'Interaktívne formuláre a dotazníky na mieru',
    description:
      'Viackrokové formuláre s vetvením, kontrolou chýb a prílohami. Viac dokončených dopytov, cena 600 – 2 500 €, 1 až 4 týždne.',
    keywords: ['interaktívny formulár', 'dopytový formulár', 'viackrokový formulár', 'dotazník na web'],
  },
  sections: [
    {
      id: 'hodnotenie-dopytov',
      title: 'Hodnotenie dopytov',
      content:
        'Formulár dokáže podľa odpovedí priradiť dopytu body a pomôcť vám s poradím. Horúci dopyt (70 a viac bodov) má jasný rozsah, blízky termín a primeraný rozpočet, vlažný (40 – 69) potrebuje upresnenie a studený (menej ako 40) väčšinou len zbiera informácie. Bodovanie je pomôcka pre vás, zákazník ho nevidí a o zákazke vždy rozhoduje človek.',
    },
    {
      id: 'dobre-otazky',
      title: 'Ako sa pýtať, aby ľudia odpovedali',
      content:
        'Najprv jednoduché otázky, citlivé na koniec. Každá otázka má dôvod, ktorý je človeku jasný, a pri každej vidí, koľko ich ešte zostáva. Ak sa pomýli, formulár mu povie, čo a ako má opraviť, a ponechá mu všetko, čo už vyplnil.',
    },
  ],
} satisfies ServiceContent;
