import type { BySite, TradeAudience } from '#domain/prd/text-types.ts';
import type { ServiceSlug, TradeId } from '#domain/quote/catalogue.ts';

const COMPANY_GROUPS: TradeAudience['groups'] = [
  {
    who: 'Vedenie firmy',
    need: 'Prehľad o zákazkách, termínoch a nákladoch bez vypytovania',
    help: 'Súhrnné obrazovky a zostavy s rovnakými číslami pre všetkých',
  },
  {
    who: 'Ľudia v teréne',
    need: 'Zapísať odvedenú prácu a nájsť podklady aj z mobilu',
    help: 'Krátke obrazovky ovládané prstom a prístup k dokumentom zákazky',
  },
  {
    who: 'Kancelária a účtovníctvo',
    need: 'Nezadávať ten istý údaj dvakrát a mať doklady pohromade',
    help: 'Jeden záznam zákazky, vyhľadávanie a export',
  },
];

/** Who comes to the site of each trade, what they need and how the site helps. */
export const PRD_AUDIENCES: Record<TradeId, TradeAudience> = {
  painter: {
    groups: [
      {
        who: 'Majitelia bytov a domov',
        need: 'Vymaľovať bez neporiadku, v dohodnutom termíne a za vopred známu cenu',
        help: 'Ukážky práce, vysvetlený postup a jednoduchý dopyt',
      },
      {
        who: 'Správcovia bytových domov a firmy',
        need: 'Väčšie plochy, práca za prevádzky a doložené skúsenosti',
        help: 'Prehľad služieb pre firmy a priamy kontakt',
      },
      {
        who: 'Interiéroví dizajnéri a architekti',
        need: 'Istota pri dekoratívnych technikách a presných odtieňoch',
        help: 'Popis techník s ukážkami a rýchla odpoveď na odbornú otázku',
      },
    ],
  },
  electrician: {
    groups: [
      {
        who: 'Majitelia bytov a domov',
        need: 'Bezpečná inštalácia a rýchla oprava poruchy',
        help: 'Zrozumiteľný prehľad služieb, kontakt a čas dostupnosti',
      },
      {
        who: 'Stavebníci',
        need: 'Rozvody hotové v poradí, ktoré nezdrží ostatné remeslá',
        help: 'Popis postupu a zoznam podkladov, ktoré si treba pripraviť',
      },
      {
        who: 'Firmy a správcovia budov',
        need: 'Odborné prehliadky v termíne a s úplnými dokladmi',
        help: 'Rozsah prehliadok a kontakt na dohodnutie termínu',
      },
    ],
  },
  plumber: {
    groups: [
      {
        who: 'Domácnosti s haváriou',
        need: 'Okamžitá pomoc a istota, že sa niekto ozve',
        help: 'Telefónne číslo na každej stránke a čas, keď je dostupné',
      },
      {
        who: 'Majitelia pri rekonštrukcii',
        need: 'Rozvody a kúpeľňa hotové v dohodnutom poradí prác',
        help: 'Popis služieb, postupu a podkladov na ocenenie',
      },
      {
        who: 'Správcovia bytových domov',
        need: 'Spoľahlivý partner na stúpačky a kotolne',
        help: 'Rozsah služieb pre bytové domy a priamy kontakt',
      },
    ],
  },
  roofer: {
    groups: [
      {
        who: 'Majitelia starších domov',
        need: 'Zistiť, či stačí oprava, alebo treba novú strechu',
        help: 'Vysvetlenie možností a výzva na obhliadku',
      },
      {
        who: 'Stavebníci',
        need: 'Strecha v termíne a podľa projektu',
        help: 'Ukážky práce a popis spolupráce s ostatnými remeslami',
      },
      {
        who: 'Bytové domy a firmy',
        need: 'Plochá strecha bez zatekania a doložené skúsenosti',
        help: 'Prehľad služieb pre väčšie plochy a kontakt na ocenenie',
      },
    ],
  },
  flooring: {
    groups: [
      {
        who: 'Majitelia bytov a domov',
        need: 'Vybrať vhodnú podlahu a poznať cenu aj s pokládkou',
        help: 'Vysvetlenie rozdielov medzi podlahami a jednoduchý dopyt na zameranie',
      },
      {
        who: 'Interiéroví dizajnéri a architekti',
        need: 'Presné vlastnosti materiálov a dodržanie návrhu',
        help: 'Popis materiálov a rýchla odpoveď na odbornú otázku',
      },
      {
        who: 'Obchody, kancelárie a prevádzky',
        need: 'Podlaha, ktorá znesie vysokú záťaž, a čo najkratšia odstávka',
        help: 'Popis postupu v prevádzke a priamy kontakt',
      },
    ],
  },
  hvac: {
    groups: [
      {
        who: 'Majitelia domov',
        need: 'Nižšie náklady na kúrenie a vhodné zariadenie',
        help: 'Vysvetlenie riešení a výzva na konzultáciu',
      },
      {
        who: 'Stavebníci',
        need: 'Vykurovanie, vetranie a chladenie zladené s projektom',
        help: 'Popis postupu a podkladov potrebných na návrh',
      },
      {
        who: 'Firmy a správcovia budov',
        need: 'Pravidelný servis a rýchla reakcia pri poruche',
        help: 'Rozsah servisu a priamy kontakt',
      },
    ],
  },
  'general-contractor': {
    groups: [
      {
        who: 'Stavebníci rodinných domov',
        need: 'Jeden zodpovedný partner, jasný rozpočet a termín',
        help: 'Popis cesty od projektu po odovzdanie a ukážky stavieb',
      },
      {
        who: 'Investori',
        need: 'Overené kapacity a kontrola nákladov',
        help: 'Prehľad skúseností, tímu a spôsobu riadenia stavby',
      },
      {
        who: 'Architekti a projektanti',
        need: 'Dodávateľ, ktorý dodrží projekt',
        help: 'Popis spolupráce pri projekte a odborný kontakt',
      },
    ],
  },
  renovation: {
    groups: [
      {
        who: 'Majitelia bytov a domov',
        need: 'Rekonštrukcia bez starostí s koordináciou remesiel',
        help: 'Popis postupu po týždňoch a ukážky dokončených prác',
      },
      {
        who: 'Kupujúci staršieho bytu',
        need: 'Predstava o cene a trvaní ešte pred kúpou',
        help: 'Orientačné ceny, typické rozsahy a rýchly dopyt',
      },
      {
        who: 'Prenajímatelia a správcovia',
        need: 'Rýchla obnova medzi dvoma nájmami',
        help: 'Rozsah služieb, dostupné termíny a priamy kontakt',
      },
    ],
  },
  'construction-company': {
    groups: [
      {
        who: 'Súkromní investori',
        need: 'Overený dodávateľ s kapacitou a zárukou',
        help: 'Prehľad stavieb, tímu a spôsobu spolupráce',
      },
      {
        who: 'Firmy',
        need: 'Hala alebo prevádzka v termíne a s pevným rozpočtom',
        help: 'Popis dodávky po etapách a kontakt na prípravu ponuky',
      },
      {
        who: 'Obce a verejní obstarávatelia',
        need: 'Splnenie kvalifikačných podmienok a úplné doklady',
        help: 'Prehľad oprávnení, skúseností a zodpovedných osôb',
      },
    ],
  },
};

/** A group that every new site has besides its customers. */
export const OPERATOR_GROUP = {
  who: 'Správca webu',
  need: 'Meniť texty, fotografie a ceny bez programátora a nestratiť žiadny dopyt',
  help: 'Jednoduchá správa obsahu, doručené správy na jednom mieste a krátky návod',
} as const;

export const AUDIENCE_TABLE = {
  caption: 'Cieľové skupiny',
  columns: ['Skupina', 'Čo potrebuje', 'Čo jej pomôže'],
} as const;

/**
 * Who works with a service whose users are not the customers of the trade; a website that is made beside it has its own
 * groups.
 */
export const SERVICE_AUDIENCES: Partial<
  Record<ServiceSlug, readonly BySite<TradeAudience['groups'][number]>[]>
> = {
  'web-aplikacie': COMPANY_GROUPS,
  'erp-systemy': COMPANY_GROUPS,
  'udrzba-podpora': [
    {
      who: 'Majiteľ firmy',
      need: 'Web, ktorý funguje, a vopred známa cena údržby',
      help: 'Mesačná správa o tom, čo sa urobilo a čo sa chystá',
    },
    {
      existing: {
        who: 'Kto web vo firme spravuje',
        need: 'Rýchla pomoc pri poruche a pri drobných úpravách',
        help: 'Jedno miesto na hlásenia a potvrdenie každého z nich',
      },
      beside: null,
    },
    {
      existing: {
        who: 'Návštevníci webu',
        need: 'Stránky, ktoré sa otvoria, a formuláre, ktoré sa odošlú',
        help: 'Stála kontrola dostupnosti, zálohy a aktualizácie',
      },
      beside: null,
    },
  ],
};
