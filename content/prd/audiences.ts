import type { TradeAudience } from '#domain/prd/content.ts';
import type { TradeId } from '#domain/quote/catalogue.ts';

/** Who comes to the site of each trade, what they need and how the site helps. */
export const PRD_AUDIENCES: Record<TradeId, TradeAudience> = {
  painter: {
    persona: 'majiteľ bytu',
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
        help: 'Opis techník s ukážkami a rýchla odpoveď na odbornú otázku',
      },
    ],
  },
  electrician: {
    persona: 'majiteľ domu',
    groups: [
      {
        who: 'Majitelia bytov a domov',
        need: 'Bezpečná inštalácia a rýchla oprava poruchy',
        help: 'Zrozumiteľný prehľad služieb, kontakt a čas dostupnosti',
      },
      {
        who: 'Stavebníci',
        need: 'Rozvody hotové v poradí, ktoré nezdrží ostatné remeslá',
        help: 'Opis postupu a zoznam podkladov, ktoré si treba pripraviť',
      },
      {
        who: 'Firmy a správcovia budov',
        need: 'Odborné prehliadky v termíne a s úplnými dokladmi',
        help: 'Rozsah prehliadok a kontakt na dohodnutie termínu',
      },
    ],
  },
  plumber: {
    persona: 'majiteľ bytu',
    groups: [
      {
        who: 'Domácnosti s haváriou',
        need: 'Okamžitá pomoc a istota, že sa niekto ozve',
        help: 'Telefónne číslo na každej stránke a čas, keď je dostupné',
      },
      {
        who: 'Majitelia pri rekonštrukcii',
        need: 'Rozvody a kúpeľňa hotové v dohodnutom poradí prác',
        help: 'Opis služieb, postupu a podkladov na ocenenie',
      },
      {
        who: 'Správcovia bytových domov',
        need: 'Spoľahlivý partner na stúpačky a kotolne',
        help: 'Rozsah služieb pre bytové domy a priamy kontakt',
      },
    ],
  },
  roofer: {
    persona: 'majiteľ rodinného domu',
    groups: [
      {
        who: 'Majitelia starších domov',
        need: 'Zistiť, či stačí oprava, alebo treba novú strechu',
        help: 'Vysvetlenie možností a výzva na obhliadku',
      },
      {
        who: 'Stavebníci',
        need: 'Strecha v termíne a podľa projektu',
        help: 'Ukážky práce a opis spolupráce s ostatnými remeslami',
      },
      {
        who: 'Bytové domy a firmy',
        need: 'Plochá strecha bez zatekania a doložené skúsenosti',
        help: 'Prehľad služieb pre väčšie plochy a kontakt na ocenenie',
      },
    ],
  },
  flooring: {
    persona: 'majiteľ bytu',
    groups: [
      {
        who: 'Majitelia bytov a domov',
        need: 'Vybrať vhodnú podlahu a poznať cenu aj s pokládkou',
        help: 'Vysvetlenie rozdielov medzi podlahami a jednoduchý dopyt na zameranie',
      },
      {
        who: 'Interiéroví dizajnéri a architekti',
        need: 'Presné vlastnosti materiálov a dodržanie návrhu',
        help: 'Opis materiálov a rýchla odpoveď na odbornú otázku',
      },
      {
        who: 'Obchody, kancelárie a prevádzky',
        need: 'Podlaha, ktorá znesie vysokú záťaž, a čo najkratšia odstávka',
        help: 'Opis postupu v prevádzke a priamy kontakt',
      },
    ],
  },
  hvac: {
    persona: 'majiteľ rodinného domu',
    groups: [
      {
        who: 'Majitelia domov',
        need: 'Nižšie náklady na kúrenie a vhodné zariadenie',
        help: 'Vysvetlenie riešení a výzva na konzultáciu',
      },
      {
        who: 'Stavebníci',
        need: 'Vykurovanie, vetranie a chladenie zladené s projektom',
        help: 'Opis postupu a podkladov potrebných na návrh',
      },
      {
        who: 'Firmy a správcovia budov',
        need: 'Pravidelný servis a rýchla reakcia pri poruche',
        help: 'Rozsah servisu a priamy kontakt',
      },
    ],
  },
  'general-contractor': {
    persona: 'stavebník rodinného domu',
    groups: [
      {
        who: 'Stavebníci rodinných domov',
        need: 'Jeden zodpovedný partner, jasný rozpočet a termín',
        help: 'Opis cesty od projektu po odovzdanie a ukážky stavieb',
      },
      {
        who: 'Investori',
        need: 'Overené kapacity a kontrola nákladov',
        help: 'Prehľad skúseností, tímu a spôsobu riadenia stavby',
      },
      {
        who: 'Architekti a projektanti',
        need: 'Dodávateľ, ktorý dodrží projekt',
        help: 'Opis spolupráce pri projekte a odborný kontakt',
      },
    ],
  },
  renovation: {
    persona: 'majiteľ staršieho bytu',
    groups: [
      {
        who: 'Majitelia bytov a domov',
        need: 'Rekonštrukcia bez starostí s koordináciou remesiel',
        help: 'Opis postupu po týždňoch a ukážky dokončených prác',
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
    persona: 'investor',
    groups: [
      {
        who: 'Súkromní investori',
        need: 'Overený dodávateľ s kapacitou a zárukou',
        help: 'Prehľad stavieb, tímu a spôsobu spolupráce',
      },
      {
        who: 'Firmy',
        need: 'Hala alebo prevádzka v termíne a s pevným rozpočtom',
        help: 'Opis dodávky po etapách a kontakt na prípravu ponuky',
      },
      {
        who: 'Obce a verejní obstarávatelia',
        need: 'Splnenie kvalifikačných podmienok a úplné doklady',
        help: 'Prehľad oprávnení, skúseností a zodpovedných osôb',
      },
    ],
  },
};

/** A group that every site has besides its customers. */
export const OPERATOR_GROUP = {
  who: 'Správca webu',
  need: 'Meniť texty, fotografie a ceny bez programátora a nestratiť žiadny dopyt',
  help: 'Jednoduchá správa obsahu, prehľad dopytov a krátky návod',
} as const;

export const AUDIENCE_TABLE = {
  caption: 'Cieľové skupiny',
  columns: ['Skupina', 'Čo potrebuje', 'Ako jej web pomôže'],
} as const;
