import type { ServiceContent } from '#domain/content/schema.ts';
import { SERVICE_SUMMARIES } from '../service-summaries.ts';

/** Texts of the page /sluzby/seo-optimalizacia. */
export const seoOptimalizacia = {
  ...SERVICE_SUMMARIES['seo-optimalizacia'],
  hero: {
    title: 'Aby vás zákazníci našli',
    subtitle: 'SEO optimalizácia pre lokálne firmy a remeselníkov',
    description:
      'SEO sú úpravy, vďaka ktorým vás ľudia ľahšie nájdu vo vyhľadávači. Upravím techniku webu, obsah aj firemný profil tak, aby im rozumel vyhľadávač aj človek. Bez pochybných odkazov a bez sľubov, ktoré nemôže splniť nikto.',
  },
  benefits: [
    {
      title: 'Návštevníci, ktorí naozaj hľadajú',
      icon: 'search-check',
      description: 'Zameriam sa na výrazy, ktoré zadávajú vaši budúci zákazníci.',
    },
    {
      title: 'Silnejšia lokálna viditeľnosť',
      icon: 'map-pin',
      description: 'Firemný profil a obsah pre mestá a okresy, v ktorých pôsobíte.',
    },
    {
      title: 'Rýchlejší a zdravší web',
      icon: 'activity',
      description: 'Technické úpravy pomôžu vyhľadávaču aj návštevníkovi.',
    },
    {
      title: 'Merateľné výsledky',
      icon: 'chart-line',
      description: 'Dostávate zrozumiteľné prehľady: čo sa urobilo, čo sa zmenilo a čo bude nasledovať.',
    },
  ],
  features: [
    {
      title: 'Vstupný audit',
      description: 'Technický stav, obsah, konkurencia a rýchlosť v jednom dokumente s prioritami.',
      included: true,
    },
    {
      title: 'Analýza kľúčových slov',
      description: 'Zoznam výrazov podľa zámeru hľadania a podľa lokality.',
      included: true,
    },
    {
      title: 'Technické úpravy',
      description: 'Titulky, štruktúra nadpisov, mapa stránok, presmerovania a štruktúrované údaje.',
      included: true,
    },
    {
      title: 'Firemný profil v Google',
      description: 'Úplné údaje, kategórie a odporúčania k fotografiám a recenziám.',
      included: true,
    },
    { title: 'Pravidelné prehľady', description: 'Stručná správa s vývojom a plánom.', included: true },
    {
      title: 'Písanie textov',
      description: 'Stránky služieb a články, ktoré odpovedajú na otázky zákazníkov.',
      included: false,
    },
  ],
  technologies: [
    'Google Search Console',
    'štruktúrované údaje schema.org',
    'PageSpeed Insights',
    'analytika šetrná k súkromiu',
  ],
  process: [
    {
      title: 'Audit',
      description: 'Zistím, ako je na tom váš web, čo ho brzdí a čo robí lepšie konkurencia.',
    },
    {
      title: 'Stratégia',
      description: 'Spoločne vyberieme výrazy, lokality a stránky, ktoré majú najväčší zmysel.',
    },
    { title: 'Technické úpravy', description: 'Odstránim chyby, zrýchlim načítanie a zlepším štruktúru.' },
    {
      title: 'Obsah a firemný profil',
      description: 'Doplním alebo upravím texty a dám do poriadku firemný profil.',
    },
    {
      title: 'Meranie a zlepšovanie',
      description: 'Sledujem vývoj a podľa výsledkov upravujem ďalšie kroky.',
    },
  ],
  useCases: [
    {
      title: 'Inštalatér v okresnom meste',
      industry: 'Inštalatérske práce',
      description: 'Samostatné stránky pre havárie, výmenu kotla a rozvody s oblasťami pôsobenia.',
    },
    {
      title: 'Podlahárska firma',
      industry: 'Podlahy',
      description: 'Článok o výbere podlahy privádza návštevníkov, ktorí následne žiadajú o zameranie.',
    },
    {
      title: 'Stavebná firma',
      industry: 'Stavebníctvo',
      description: 'Portfólio projektov doplnené o popisy, ktorým rozumie človek aj vyhľadávač.',
    },
  ],
  faqs: [
    {
      question: 'Viete zaručiť prvé miesto vo vyhľadávaní?',
      answer:
        'Nie, nemôže to zaručiť nikto. Poradie určuje vyhľadávač. Viem však odstrániť prekážky a systematicky zvyšovať šancu, že vás ľudia nájdu.',
    },
    {
      question: 'Kedy uvidím výsledky?',
      answer:
        'Technické zlepšenia sa môžu prejaviť do niekoľkých týždňov, obsah a lokálna viditeľnosť zvyčajne v priebehu 3 až 12 mesiacov.',
    },
    {
      question: 'Koľko to stojí?',
      answer:
        'Od 300 € za základný audit s úpravami do 1 200 € za rozsiahlejšiu optimalizáciu. Závisí to od veľkosti webu a konkurencie.',
    },
    {
      question: 'Potrebujem nový web?',
      answer:
        'Väčšinou nie. Ak by sa úpravy starého webu neoplatili, ukážem vám prečo a navrhnem lacnejšiu cestu.',
    },
    {
      question: 'Čo budem musieť robiť ja?',
      answer:
        'Potrebujem prístupy, informácie o vašich službách a občas schválenie textu. O zvyšok sa postarám.',
    },
  ],
  priceFactors: [
    'veľkosť a stav webu',
    'konkurencia v odbore',
    'počet lokalít',
    'množstvo nových textov',
    'dĺžka spolupráce',
  ],
  seo: {
    title: 'SEO optimalizácia pre lokálne firmy',
    description:
      'Audit, technické úpravy, obsah a firemný profil v Google. Poctivé SEO bez sľubov, cena 300 – 1 200 €, trvanie 3 až 12 mesiacov.',
    keywords: ['SEO optimalizácia', 'lokálne SEO', 'audit webu', 'firemný profil Google', 'kľúčové slová'],
  },
  sections: [
    {
      id: 'ako-pracujem',
      title: 'Ako prístup k SEO vyzerá v praxi',
      content:
        'Začína sa tým, čo už máte. Mnohé weby strácajú návštevníkov na pomalom načítaní, duplicitných nadpisoch alebo na tom, že služba nemá vlastnú stránku. Až keď sú základy v poriadku, má zmysel písať nové texty a rozširovať lokality. Každý krok viem zdôvodniť a výsledok ukázať v údajoch.',
    },
    {
      id: 'cestne-seo',
      title: 'Čo nerobím',
      content:
        'Nekupujem odkazy, nekopírujem cudzie texty a nevytváram desiatky takmer rovnakých stránok pre každú obec. Takéto skratky vedia web poškodiť na dlhé mesiace a náprava býva drahšia než poctivá práca.',
    },
  ],
} satisfies ServiceContent;
