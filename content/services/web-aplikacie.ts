import type { ServiceContent } from '#domain/content/schema.ts';
import { SERVICE_SUMMARIES } from '../service-summaries.ts';

/** Texts of the page /sluzby/web-aplikacie. */
export const webAplikacie = {
  ...SERVICE_SUMMARIES['web-aplikacie'],
  hero: {
    title: 'Aplikácia ušitá na mieru vašej práci',
    subtitle: 'Vývoj webových aplikácií na mieru pre malé a stredné firmy',
    description:
      'Keď hotový softvér nesedí a tabuľky prestávajú stačiť, navrhnem aplikáciu podľa toho, ako naozaj pracujete. Beží v prehliadači, funguje na mobile aj na počítači a rastie spolu s firmou.',
  },
  benefits: [
    {
      title: 'Menej ručnej práce',
      icon: 'zap',
      description: 'Opakované kroky, výpočty a upozornenia prevezme aplikácia.',
    },
    {
      title: 'Jedno miesto pre údaje',
      icon: 'database',
      description: 'Zákazky, zákazníci a dokumenty sú na jednom mieste a vždy aktuálne.',
    },
    {
      title: 'Prístup odkiaľkoľvek',
      icon: 'monitor-smartphone',
      description: 'Kolega na stavbe aj vy v kancelárii vidíte tie isté informácie.',
    },
    {
      title: 'Bez zbytočných licencií',
      icon: 'lock-open',
      description:
        'Platíte raz za to, čo potrebujete. Po zaplatení smiete aplikáciu neobmedzene používať aj upravovať.',
    },
  ],
  features: [
    {
      title: 'Používateľské účty a role',
      description: 'Každý vidí a mení len to, čo potrebuje.',
      included: true,
    },
    {
      title: 'Prehľady a filtre',
      description: 'Zoznamy s vyhľadávaním, ktoré si poradí aj s chýbajúcou diakritikou.',
      included: true,
    },
    { title: 'Export dokumentov', description: 'Výstupy do PDF a tabuľkového súboru.', included: true },
    {
      title: 'E-mailové upozornenia',
      description: 'Pripomenutie termínu, nová úloha alebo zmena stavu.',
      included: true,
    },
    {
      title: 'Zálohovanie a denník zmien',
      description: 'Pravidelné zálohy a prehľad o tom, kto čo zmenil.',
      included: true,
    },
    {
      title: 'Prepojenie s inými systémami',
      description: 'Napojenie na účtovný softvér, kalendár alebo platobnú bránu.',
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
      title: 'Analýza',
      description: 'Spoločne opíšeme, kto aplikáciu používa, s akými údajmi pracuje a čo ho dnes brzdí.',
    },
    {
      title: 'Zadanie a odhad',
      description: 'Dostanete dokument s funkciami, rozsahom a orientačnou cenou každej časti.',
    },
    {
      title: 'Prototyp',
      description:
        'Klikateľný návrh obrazoviek, na ktorom si postup vyskúšate skôr, než sa začne programovať.',
    },
    {
      title: 'Vývoj po etapách',
      description: 'Každý týždeň alebo dva vidíte hotovú časť a môžete ju pripomienkovať.',
    },
    {
      title: 'Testovanie a prevod údajov',
      description: 'Overím správnosť výpočtov aj oprávnenia a prenesiem údaje z tabuliek.',
    },
    {
      title: 'Spustenie a rozvoj',
      description: 'Nasadenie, zaškolenie a plán ďalších vylepšení podľa skúseností z prevádzky.',
    },
  ],
  useCases: [
    {
      title: 'Evidencia zákaziek',
      industry: 'Remeselné služby',
      description:
        'Od dopytu cez obhliadku a rozpočet až po odovzdanie, so stavom a termínom každej zákazky.',
    },
    {
      title: 'Plánovanie výjazdov',
      industry: 'Servisné firmy',
      description: 'Kalendár technikov, adresy a záznam o vykonanej práci priamo z mobilu.',
    },
    {
      title: 'Klientska zóna',
      industry: 'Poradenstvo a služby',
      description: 'Zákazník si po prihlásení stiahne dokumenty a sleduje postup projektu.',
    },
  ],
  faqs: [
    {
      question: 'Koľko stojí webová aplikácia?',
      answer:
        'Menšia aplikácia s prihlásením a niekoľkými obrazovkami stojí od 2 000 €. Rozsiahlejšie riešenie môže stáť až 8 000 €. Po analýze dostanete cenu rozdelenú na etapy.',
    },
    {
      question: 'Ako dlho trvá vývoj?',
      answer:
        'Bežne 4 až 8 týždňov. Rozsiahly projekt rozdelím tak, aby ste prvú užitočnú časť mohli používať čo najskôr.',
    },
    {
      question: 'Komu patrí zdrojový kód?',
      answer:
        'Dostanete ho pri odovzdaní. Po zaplatení smiete aplikáciu neobmedzene používať, upravovať aj zveriť jej rozvoj inému. Podrobnosti určuje zmluva.',
    },
    {
      question: 'Dá sa preniesť to, čo mám v Exceli?',
      answer: 'Áno. Údaje z tabuliek vyčistím a prenesiem do aplikácie, aby ste nezačínali od nuly.',
    },
    {
      question: 'Čo ak budem potrebovať ďalšie funkcie?',
      answer:
        'Aplikáciu navrhujem tak, aby sa dala rozširovať. Cenu nových funkcií poznáte vopred a doplním ich bez zbytočného prerušenia prevádzky.',
    },
  ],
  priceFactors: [
    'počet obrazoviek a rolí',
    'zložitosť výpočtov a pravidiel',
    'prepojenia na iné systémy',
    'prevod existujúcich údajov',
    'požiadavky na bezpečnosť',
    'požadovaný termín',
  ],
  seo: {
    title: 'Vývoj webových aplikácií na mieru',
    description:
      'Webová aplikácia podľa vašich postupov: zákazky, zákazníci a dokumenty na jednom mieste. Cena 2 000 – 8 000 €, 4 až 8 týždňov.',
    keywords: [
      'webová aplikácia na mieru',
      'vývoj aplikácie',
      'evidencia zákaziek',
      'klientska zóna',
      'softvér pre firmu',
    ],
  },
  sections: [
    {
      id: 'kedy-sa-oplati',
      title: 'Kedy sa aplikácia na mieru oplatí',
      content:
        'Dobrým signálom je, keď tú istú informáciu prepisujete na viacerých miestach, keď sa v tabuľke vyzná len jeden človek alebo keď sa nedá rýchlo odpovedať na otázku „v akom stave je táto zákazka?“. Ak hotový nástroj pokryje vaše potreby, poviem vám to rovno – aplikácia na mieru má zmysel tam, kde ušetrí čas alebo zabráni chybám, ktoré stoja peniaze.',
    },
    {
      id: 'bezpecnost',
      title: 'Bezpečnosť a údaje',
      content:
        'Prístup chránia účty a oprávnenia, prenos údajov je šifrovaný a heslá sa neukladajú v čitateľnej podobe. Zálohy sa vytvárajú pravidelne a ich obnova sa aj skúša. Ak aplikácia spracúva osobné údaje vašich zákazníkov, pripravím k tomu aj zmluvu o spracúvaní údajov.',
    },
  ],
} satisfies ServiceContent;
