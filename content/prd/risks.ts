import type { MaterialsFor } from '#domain/prd/brief.ts';
import type { ByFeature, ByService, BySite, RiskText } from '#domain/prd/text-types.ts';

export const RISKS_TABLE = {
  caption: 'Riziká',
  columns: ['Riziko', 'Pravdepodobnosť', 'Dopad', 'Zmiernenie'],
} as const;

const LATE_MATERIALS = {
  risk: 'Podklady prídu neskoro alebo neúplné',
  probability: 'vysoká',
  impact: 'stredný',
} as const;

/** For what the materials are: texts of a website can be replaced later, others cannot. */
export const MATERIALS_RISK: Record<MaterialsFor, RiskText> = {
  website: {
    ...LATE_MATERIALS,
    mitigation:
      'Zoznam podkladov s termínmi na začiatku, upozornenia na termíny a dočasné texty, aby práca pokračovala',
  },
  existing: {
    ...LATE_MATERIALS,
    mitigation: 'Zoznam podkladov s termínmi na začiatku a upozornenia na blížiace sa termíny',
  },
};

export const SCOPE_RISK: RiskText = {
  risk: 'Rozsah sa počas prác rozrastie',
  probability: 'stredná',
  impact: 'stredný',
  mitigation: 'Zmena sa vždy najprv ocení; čo sa dá, odloží sa na neskôr',
};

/** Of whatever takes inquiries; not every one of them is a form, nor is there an administration to keep them in. */
export const INQUIRY_RISK: RiskText = {
  risk: 'E-maily z webu skončia v nevyžiadanej pošte',
  probability: 'stredná',
  impact: 'vysoký',
  mitigation:
    'Nastavenie domény, ktoré potvrdí, že správy naozaj posiela tento web (SPF, DKIM, DMARC), skúška doručenia a uloženie všetkého, čo zákazník odošle, aj mimo e-mailu',
};

/** Of whatever server is cared for. */
export const HOSTING_RISK: RiskText = {
  risk: 'Výpadok alebo zmena podmienok poskytovateľa hostingu',
  probability: 'nízka',
  impact: 'stredný',
  mitigation: 'Zálohy mimo hostingu a postup presunu k inému poskytovateľovi',
};

const OVER_BUDGET = {
  risk: 'Odhad prevyšuje predpokladanú sumu',
  probability: 'vysoká',
  impact: 'vysoký',
} as const;

/** Risks that come from a choice in the wizard. */
export const CHOICE_RISKS = {
  asap: {
    risk: 'Urgentný termín neponecháva rezervu',
    probability: 'vysoká',
    impact: 'vysoký',
    mitigation: 'Podklady kompletné pred začiatkom, rýchle pripomienky; čo sa dá, odloží sa na neskôr',
  },
  tightDeadline: {
    risk: 'Želaný termín môže byť kratší než obvyklé trvanie',
    probability: 'vysoká',
    impact: 'vysoký',
    mitigation: 'Dá sa dohodnúť odovzdanie po častiach: najprv základ, neskôr to, čo uvádza časť Harmonogram',
  },
  flexible: {
    risk: 'Projekt s voľným termínom stratí tempo',
    probability: 'stredná',
    impact: 'stredný',
    mitigation: 'Pevné dátumy jednotlivých etáp; krátka správa o postupe sa dá dohodnúť',
  },
  manyFeatures: {
    risk: 'Veľký počet funkcií predĺži testovanie a zneprehľadní web',
    probability: 'stredná',
    impact: 'vysoký',
    mitigation: 'Poradie podľa priority; odovzdanie po častiach sa dá dohodnúť',
  },
  quick: {
    risk: 'Rýchly odhad nezachytáva doplnkové funkcie a cena sa po upresnení zmení',
    probability: 'vysoká',
    impact: 'stredný',
    mitigation: 'Pred zmluvou prejsť detailný rozpočet a potvrdiť zoznam funkcií',
  },
  large: {
    risk: 'Plnenie rozsiahleho webu obsahom trvá dlhšie než samotný vývoj',
    probability: 'stredná',
    impact: 'vysoký',
    mitigation: 'Plnenie už počas programovania podľa šablón, zodpovedná osoba pre každú časť obsahu',
  },
  largeBudget: {
    risk: 'Pri vyššej sume rastú očakávania rýchlejšie než dohodnutý rozsah',
    probability: 'stredná',
    impact: 'vysoký',
    mitigation: 'Dá sa dohodnúť rozdelenie na časti s vlastným rozpočtom, prevzatím a platbou',
  },
  overBudget: {
    ...OVER_BUDGET,
    mitigation: 'Zúženie rozsahu ešte pred uzavretím zmluvy',
  },
  /** Where no smaller scope would fit. */
  farOverBudget: {
    ...OVER_BUDGET,
    mitigation: 'Dohoda o vyššej sume alebo o inom riešení ešte pred uzavretím zmluvy',
  },
  inapplicable: {
    risk: 'Funkcia netypická pre remeslo nenájde využitie',
    probability: 'stredná',
    impact: 'nízky',
    mitigation: 'Overenie potreby s klientom pred začatím prác na tejto funkcii',
  },
} as const satisfies Record<string, RiskText>;

export const FEATURE_RISKS: ByFeature<RiskText> = {
  'quote-form': {
    risk: 'Formulár priláka automaticky odosielané správy',
    probability: 'stredná',
    impact: 'nízky',
    mitigation: 'Skryté pole, najkratší čas vyplnenia a limit odoslaní z jednej adresy',
  },
  'consultation-booking': {
    risk: 'Kalendár na webe sa rozíde s pracovným kalendárom',
    probability: 'stredná',
    impact: 'vysoký',
    mitigation: 'Jeden záväzný kalendár, rezerva medzi termínmi a oznámenie každej zmeny e-mailom',
  },
  'emergency-contact': {
    risk: 'Hovor na číslo pohotovosti nikto neprijme',
    probability: 'stredná',
    impact: 'vysoký',
    mitigation: 'Čas dostupnosti podľa skutočných služieb a presmerovanie na náhradné číslo',
  },
  'before-after-gallery': {
    risk: 'Chýbajú fotografie stavu pred prácou',
    probability: 'stredná',
    impact: 'stredný',
    mitigation: 'Návod na fotografovanie pred začatím zákazky a spustenie galérie od 6 dvojíc',
  },
  'project-portfolio': {
    risk: 'Na zverejnenie realizácie chýba súhlas zákazníka',
    probability: 'stredná',
    impact: 'stredný',
    mitigation: 'Súhlas vyžiadaný pri odovzdaní zákazky, fotografie bez osobných údajov',
  },
  'quote-calculator': {
    risk: 'Vypočítaná cena sa rozíde so skutočnou ponukou',
    probability: 'stredná',
    impact: 'vysoký',
    mitigation:
      'Overenie na 20 skutočných zákazkách, rozpätie namiesto jednej sumy a kontrola sadzieb každé 3 mesiace',
  },
  'energy-calculator': {
    risk: 'Zastarané ceny energií skreslia návratnosť',
    probability: 'vysoká',
    impact: 'stredný',
    mitigation: 'Viditeľný dátum cien a pripomienka správcovi po 6 mesiacoch',
  },
  'multi-location': {
    risk: 'Prevádzky udržiavajú obsah v rôznej kvalite',
    probability: 'stredná',
    impact: 'stredný',
    mitigation: 'Povinné polia, spoločné šablóny a kontrola hlavným správcom',
  },
  testimonials: {
    risk: 'Zverejnená referencia bez preukázateľného súhlasu',
    probability: 'nízka',
    impact: 'vysoký',
    mitigation: 'Bez zaznamenaného súhlasu sa referencia nedá zverejniť',
  },
  'certification-display': {
    risk: 'Zverejnené oprávnenie po skončení platnosti',
    probability: 'stredná',
    impact: 'vysoký',
    mitigation: 'Automatické skrytie v deň skončenia platnosti a včasné upozornenie',
  },
};

export const SERVICE_RISKS: ByService<readonly BySite<RiskText>[]> = {
  'tvorba-webu': [],
  'web-aplikacie': [
    {
      risk: 'Ľudia zostanú pri pôvodných tabuľkách',
      probability: 'stredná',
      impact: 'vysoký',
      mitigation: 'Klikateľný návrh so skutočnými údajmi, zaškolenie a pevný dátum ukončenia starého spôsobu',
    },
  ],
  'seo-optimalizacia': [
    {
      risk: 'Poradie vo vyhľadávaní sa zmení nezávisle od vykonaných prác',
      probability: 'vysoká',
      impact: 'stredný',
      mitigation: 'Poradie sa negarantuje; sledujú sa dopyty a plán sa upravuje každý mesiac',
    },
  ],
  'udrzba-podpora': [
    {
      existing: {
        risk: 'Preberaný web má skryté chyby alebo chýbajúce prístupy',
        probability: 'stredná',
        impact: 'vysoký',
        mitigation: 'Kontrola pri prevzatí, zápis o nej a samostatné ocenenie nevyhnutných opráv',
      },
      beside: null,
    },
  ],
  'cenove-kalkulacky': [
    {
      risk: 'Pravidlá výpočtu nie sú nikde zapísané',
      probability: 'vysoká',
      impact: 'stredný',
      mitigation: 'Spoločné spísanie pravidiel na skutočných zákazkách pred programovaním',
    },
  ],
  'erp-systemy': [
    {
      risk: 'Prevod údajov odhalí chyby v pôvodných záznamoch',
      probability: 'vysoká',
      impact: 'vysoký',
      mitigation: 'Dva skúšobné prevody, protokol rozdielov a čistenie údajov pred riadnou prevádzkou',
    },
    {
      risk: 'Zavádzanie všetkých častí naraz zahltí ľudí vo firme',
      probability: 'stredná',
      impact: 'vysoký',
      mitigation: 'Začiatok jednou časťou, ďalšie až po jej osvojení',
    },
  ],
  'interaktivne-formulare': [
    {
      risk: 'Príliš dlhý formulár ľudia nedokončia',
      probability: 'stredná',
      impact: 'stredný',
      mitigation: 'Skúška s piatimi ľuďmi, najviac 10 otázok na jednej ceste a sledovanie opustených krokov',
    },
  ],
};
