import type { ServiceContent } from '#domain/content/schema.ts';
import { SERVICE_SUMMARIES } from '../service-summaries.ts';

/** Texts of the page /sluzby/erp-systemy. */
export const erpSystemy = {
  ...SERVICE_SUMMARIES['erp-systemy'],
  hero: {
    title: 'Celá firma na jednej obrazovke',
    subtitle: 'ERP systémy na mieru pre malé a stredné firmy',
    description:
      'ERP je firemný systém, v ktorom namiesto piatich tabuliek vidíte zákazky, sklad, ľudí aj peniaze na jednom mieste. Navrhujem ho po častiach, aby ste z prvej mohli mať úžitok už po niekoľkých týždňoch.',
  },
  benefits: [
    {
      title: 'Prehľad v reálnom čase',
      icon: 'layout-dashboard',
      description: 'Stav zákaziek, zásob a faktúr vidíte bez toho, aby ste sa pýtali kolegov.',
    },
    {
      title: 'Menej chýb pri prepisovaní',
      icon: 'check-check',
      description: 'Údaj sa zadá raz a používa sa všade.',
    },
    {
      title: 'Prispôsobenie vašim postupom',
      icon: 'workflow',
      description: 'Systém sa prispôsobí tomu, ako pracujete.',
    },
    {
      title: 'Rast bez výmeny systému',
      icon: 'trending-up',
      description: 'Nové časti pridávate, keď ich naozaj potrebujete.',
    },
  ],
  features: [
    {
      title: 'Zákazky a projekty',
      description: 'Stavy, termíny, náklady a ziskovosť každej zákazky.',
      included: true,
    },
    {
      title: 'Zákazníci a komunikácia',
      description: 'Kontakty, história dopytov, ponúk a dokumentov.',
      included: true,
    },
    {
      title: 'Sklad a materiál',
      description: 'Príjem, výdaj, minimálne zásoby a rezervácie na zákazku.',
      included: true,
    },
    {
      title: 'Výkazy a prehľady',
      description: 'Tržby, vyťaženie ľudí a porovnanie plánu so skutočnosťou.',
      included: true,
    },
    {
      title: 'Používateľské role',
      description: 'Presne určené oprávnenia pre vedenie, majstrov aj administratívu.',
      included: true,
    },
    {
      title: 'Prepojenie na účtovníctvo',
      description: 'Výmena údajov s účtovným softvérom a pripravenosť na elektronické faktúry.',
      included: false,
    },
  ],
  technologies: [
    'TypeScript',
    'React',
    'Node.js',
    'PostgreSQL',
    'rozhranie pre iné programy (REST API)',
    'Docker',
  ],
  process: [
    {
      title: 'Mapovanie procesov',
      description: 'Prejdem s vami cestu zákazky od dopytu po úhradu a zapíšem, čo dnes robíte ručne.',
    },
    {
      title: 'Návrh a priorita modulov',
      description: 'Určíme poradie častí podľa toho, čo prinesie najväčšiu úsporu.',
    },
    {
      title: 'Prvý modul',
      description: 'Naprogramujem najdôležitejšiu časť, ktorú začnete používať v praxi.',
    },
    {
      title: 'Rozširovanie po etapách',
      description: 'Pribúdajú ďalšie moduly, každý so skúškou a pripomienkami.',
    },
    {
      title: 'Prevod údajov a školenie',
      description: 'Prenesiem údaje a vysvetlím systém ľuďom, ktorí v ňom budú pracovať.',
    },
    {
      title: 'Riadna prevádzka a rozvoj',
      description: 'Sledujem správanie systému, odstraňujem chyby a plánujem vylepšenia.',
    },
  ],
  useCases: [
    {
      title: 'Remeselná firma s montážou',
      industry: 'Remeselné služby',
      description: 'Zákazky, materiál na objednávku a plán montážnych čiat.',
    },
    {
      title: 'Stavebná firma',
      industry: 'Stavebníctvo',
      description: 'Rozpočty, stavebný denník, subdodávatelia a náklady podľa stavieb.',
    },
    {
      title: 'Servisná organizácia',
      industry: 'Technické služby',
      description: 'Zmluvy, plánované prehliadky a záznam o vykonanej práci z terénu.',
    },
  ],
  faqs: [
    {
      question: 'Koľko stojí ERP systém?',
      answer:
        'Od 3 000 € za prvý modul do 20 000 € za rozsiahly systém. Cenu rozdelím na etapy, aby bolo jasné, čo za ňu dostanete.',
    },
    {
      question: 'Ako dlho trvá zavedenie?',
      answer: '2 až 6 mesiacov. Prvú časť je možné používať skôr, než je hotový celok.',
    },
    {
      question: 'Prečo nekúpiť hotový systém?',
      answer:
        'Ak vám hotový produkt vyhovuje, odporučím vám ho. Systém na mieru má zmysel, keď by ste museli svoje postupy prispôsobiť programu alebo platiť za množstvo nepoužívaných funkcií.',
    },
    {
      question: 'Čo so starými údajmi?',
      answer:
        'Údaje z tabuliek alebo staršieho programu vyčistím a prenesiem, aby ste nezačínali s prázdnym systémom.',
    },
    {
      question: 'Kto systém prevádzkuje?',
      answer:
        'Môže bežať na vašom serveri alebo v prenajatom cloude. Údržbu, zálohy a podporu zabezpečím podľa dohody.',
    },
  ],
  priceFactors: [
    'počet modulov',
    'počet používateľov a rolí',
    'prepojenie na účtovníctvo a ďalšie systémy',
    'rozsah prevodu údajov',
    'počet výstupných zostáv',
    'požiadavky na mobilnú prácu',
  ],
  seo: {
    title: 'ERP systém na mieru pre malé a stredné firmy',
    description:
      'Zákazky, sklad, zákazníci a výkazy v jednom systéme, budovanom po etapách. Cena 3 000 – 20 000 €, 2 až 6 mesiacov.',
    keywords: [
      'ERP systém na mieru',
      'firemný systém',
      'evidencia zákaziek',
      'skladové hospodárstvo',
      'softvér pre stavebnú firmu',
    ],
  },
  sections: [
    {
      id: 'zaciatok-v-malom',
      title: 'Prečo začať v malom',
      content:
        'Veľké systémy zlyhávajú najčastejšie preto, že sa ľudia pokúsia zmeniť všetko naraz. Prvý modul má vyriešiť jeden konkrétny problém, ktorý vás dnes stojí najviac času. Keď sa osvedčí, ďalšie časti sa pripájajú ľahšie a ľudia si nový spôsob práce osvoja prirodzene.',
    },
    {
      id: 'co-bude-po-zavedeni',
      title: 'Čo sa zmení po zavedení',
      content:
        'Menej telefonátov „kde to mám?“, menej prepisovania a rýchlejšie odpovede zákazníkom. Vedenie vidí, ktoré zákazky zarábajú a ktoré nie, a rozhoduje podľa údajov.',
    },
  ],
} satisfies ServiceContent;
