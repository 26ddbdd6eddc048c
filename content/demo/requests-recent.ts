import type { DemoRequest } from './kinds.ts';

const OFFER_COMES =
  'Dobrý deň,\n\nďakujem za zadanie. Prejdem si ho a zajtra do večera vám pošlem záväznú ponuku s cenou po položkách. Ak vám medzitým niečo napadne, pokojne mi napíšte.';
const WHAT_IS_MISSING =
  'Dobrý deň,\n\nďakujem za dopyt. Na presnú cenu mi chýbajú dve veci: koľko podstránok si predstavujete a či texty pripravíte vy, alebo ich mám napísať ja. Podľa toho vám pošlem ponuku do dvoch pracovných dní.';
const CALL_AGREED =
  'Dobrý deň,\n\npotvrdzujem náš telefonát zajtra o desiatej. Pripravte si, prosím, odkazy na dva weby, ktoré sa vám páčia, a približný termín, dokedy má byť web hotový.';

/** Requests of the last three months, and those that wait for an answer now. */
export const RECENT_REQUESTS: readonly DemoRequest[] = [
  {
    key: 'benko',
    day: -66,
    text: 'Kúrenie, plyn a tepelné čerpadlá, pôsobíme v Liptove. Ľudia sa nás pýtajú stále na to isté: koľko ušetria a koľko to stojí. Chceme výpočet úspor priamo na webe a rezerváciu obhliadky, aby sme netelefonovali celé poobedia.',
    chose: {
      trade: 'hvac',
      features: ['energy-calculator', 'consultation-booking', 'certification-display', 'quote-form'],
      size: 'medium',
      budget: '3500-8000',
      timeline: '2-months',
    },
    acts: [
      {
        in: 1,
        call: 'Firmu vedú otec a syn, web bude mať na starosti syn. Obhliadky len v utorok a štvrtok.',
      },
      { in: 1, reply: OFFER_COMES },
    ],
  },
  {
    key: 'vrabec',
    day: -64,
    text: 'Potrebujem web pre rodinnú firmu na výrobu plotov a brán. Asi osem stránok, galéria, dopyt.',
    topic: 'tvorba-webu',
    acts: [
      { in: 1, reply: WHAT_IS_MISSING },
      { in: 4, call: 'Texty nemajú, fotky áno. Ponuku chcú do konca mesiaca.' },
    ],
  },
  {
    key: 'kralik',
    day: -58,
    text: 'Dobrý deň, koľko by stála obnova webu? Je to päť stránok, texty zostanú, len to má vyzerať moderne a fungovať v mobile.',
    topic: 'tvorba-webu',
    acts: [
      { in: 1, reply: WHAT_IS_MISSING },
      { in: 10, call: 'Nedvíha.' },
      { in: 16, lost: 'no-answer', because: 'Dva e-maily a dva telefonáty bez odpovede.' },
    ],
  },
  {
    key: 'lipan',
    day: -55,
    text: 'Staviame rodinné domy a robíme hrubé stavby na východnom Slovensku. Nový web má ukázať dokončené stavby s fotkami a rozlohou, naše dve pobočky a certifikáty. Súčasný web spravuje agentúra a každá zmena trvá mesiac.',
    chose: {
      trade: 'construction-company',
      features: ['project-portfolio', 'multi-location', 'certification-display', 'quote-form'],
      size: 'medium',
      budget: '3500-8000',
      timeline: '2-months',
    },
    acts: [
      { in: 1, call: 'Vybavuje asistentka, podpisuje konateľ. Chcú si web dopĺňať sami.' },
      { in: 2, reply: OFFER_COMES },
    ],
  },
  {
    key: 'sokol',
    day: -52,
    text: 'Elektroinštalácie a inteligentné domy. Zaujíma ma väčší web s ukážkami realizácií.',
    chose: {
      trade: 'electrician',
      features: ['quote-form', 'project-portfolio', 'certification-display'],
      size: 'large',
      budget: '3500-8000',
      timeline: '3-6-months',
    },
    acts: [{ in: 1, call: 'Chce začať v januári. Ponuku prosí aj s menším variantom.' }],
  },
  {
    key: 'mihalik',
    day: -47,
    text: 'Rekonštrukcie kúpeľní v Pezinku a okolí. Máme dosť práce, ale chceme lepšie zákazky, nie iba výmenu umývadla. Web má pôsobiť dôveryhodne.',
    chose: {
      trade: 'renovation',
      features: ['before-after-gallery', 'project-portfolio', 'testimonials'],
      size: 'medium',
      budget: '1500-3500',
      timeline: '2-months',
    },
    acts: [
      { in: 1, call: 'Dôležité sú fotky, zaplatí si fotografa. Odporučiť mu niekoho z okolia.' },
      { in: 1, note: 'Poslať kontakt na fotografa.' },
    ],
  },
  {
    key: 'gajdos',
    day: -43,
    text: 'Dobrý deň, robíme výškové práce a čistenie fasád. Potrebujeme jednu stránku v slovenčine a nemčine, väčšina zákaziek je v Rakúsku.',
    topic: 'tvorba-webu',
    acts: [
      { in: 1, reply: CALL_AGREED },
      { in: 2, call: 'Nemecké texty si dajú preložiť. Web do mesiaca, rozpočet okolo 1 500 €.' },
      { in: 21, lost: 'no-answer', because: 'Na otázku o prekladoch už neodpovedá.' },
    ],
  },
  {
    key: 'tomko',
    day: -40,
    text: 'Web pre inštalatéra, Lučenec. Havárie aj cez víkend, formulár s fotkou poruchy.',
    chose: {
      trade: 'plumber',
      features: ['emergency-contact', 'quote-form'],
      size: 'small',
      budget: '500-1500',
      timeline: '1-month',
    },
    acts: [
      { in: 1, reply: OFFER_COMES },
      { in: 12, lost: 'chose-another', because: 'Web mu robí bratranec.' },
    ],
  },
  {
    key: 'sedlak',
    day: -33,
    text: 'Parkety, vinyl, brúsenie starých podláh. Chceme, aby si zákazník zadal rozmery miestnosti a videl cenu aj s prácou. Vzorkovňu máme v Nitre, treba ukázať materiály.',
    chose: {
      trade: 'flooring',
      features: ['room-calculator', 'material-showcase', 'before-after-gallery', 'quote-form'],
      size: 'medium',
      budget: '3500-8000',
      timeline: '2-months',
    },
    acts: [{ in: 1, call: 'Ceny podláh menia dvakrát do roka, chcú si ich meniť sami v tabuľke.' }],
  },
  {
    key: 'kollarova',
    day: -31,
    text: 'Dobrý deň, vediem malú firmu na záhradné úpravy. Stačila by mi jednoduchá stránka, potrebujem ju do marca. Aký je postup?',
    topic: 'tvorba-webu',
    acts: [
      { in: 1, reply: WHAT_IS_MISSING },
      { in: 6, call: 'Začať chce po Novom roku, ozvať sa v januári.' },
      { in: 6, snooze: 35 },
    ],
  },
  {
    key: 'zeman',
    day: -29,
    text: 'Strechy, klampiarske práce, Orava. Hlavne referencie a dopyt s fotkou.',
    chose: {
      trade: 'roofer',
      features: ['project-portfolio', 'quote-form'],
      size: 'small',
      budget: '1500-3500',
      timeline: 'flexible',
    },
    acts: [
      {
        in: 1,
        call: 'Rozhoduje sa medzi tromi, cena nie je hlavná. Dôležité je, kto to bude potom opravovať.',
      },
    ],
  },
  {
    key: 'fedorko',
    day: -27,
    text: 'Predávame a montujeme okná, chceli by sme na web pridať výpočet orientačnej ceny okien podľa rozmerov a počtu krídel.',
    topic: 'cenove-kalkulacky',
    acts: [
      {
        in: 1,
        call: 'Cenník má 60 riadkov, pošlú ho v tabuľke. Web robila agentúra, kalkulačku vložia oni.',
      },
    ],
  },
  {
    key: 'duris',
    day: -25,
    text: 'Chceme zmeniť web, teraz je to vizitka. Robíme rozvody, bleskozvody a revízie pre firmy v okrese Levice.',
    chose: {
      trade: 'electrician',
      features: ['quote-form', 'certification-display', 'service-areas'],
      size: 'medium',
      budget: '1500-3500',
      timeline: '2-months',
    },
    acts: [{ in: 1, reply: OFFER_COMES }],
  },
  {
    key: 'krizan',
    day: -23,
    text: 'Dobrý deň, dá sa k vášmu webu urobiť aj logo a vizitky?',
    topic: 'other',
    acts: [
      {
        in: 1,
        reply:
          'Dobrý deň,\n\nlogá a vizitky nerobím, ale odporučím vám grafičku, s ktorou spolupracujem. Keď budete potrebovať web, pripravím vám ponuku.',
      },
      { in: 1, lost: 'out-of-scope', because: 'Chce iba logo.' },
      { in: 5, archive: true },
    ],
  },
  {
    key: 'bukovina',
    day: -14,
    text: 'Tesárska dielňa, krovy, altánky a drevené stavby. Za posledné tri roky máme okolo päťdesiat zákaziek a na webe ani jednu. Chceme, aby si ľudia pozreli krov pri krove, s miestom a rokom, a poslali nám rozmery.',
    chose: {
      trade: 'roofer',
      features: ['project-portfolio', 'material-showcase', 'quote-form', 'warranty-info'],
      size: 'medium',
      budget: '1500-3500',
      timeline: '2-months',
    },
    acts: [{ in: 1, call: 'Fotky treba vytriediť, časť je z mobilu. Chcú začať čo najskôr.' }],
  },
  {
    key: 'hornak',
    day: -21,
    text: 'Kompletné rekonštrukcie domov, Piešťany. Chceme kalkulačku, ktorá odhadne cenu podľa plochy a rozsahu, a galériu premien.',
    chose: {
      trade: 'renovation',
      features: ['before-after-gallery', 'quote-calculator', 'testimonials'],
      size: 'medium',
      budget: '3500-8000',
      timeline: '1-month',
    },
    acts: [{ in: 0, call: 'Kalkulačka je podmienka. Chce vidieť, ako by mohla vyzerať.' }],
  },
  {
    key: 'mraz',
    day: -17,
    text: 'Klimatizácie a vzduchotechnika pre byty aj firmy. Potrebujeme web, ktorý zvládne leto: vtedy nám volá päťdesiat ľudí denne.',
    chose: {
      trade: 'hvac',
      features: ['consultation-booking', 'quote-form', 'certification-display'],
      size: 'medium',
      budget: '3500-8000',
      timeline: '3-6-months',
    },
    acts: [{ in: 1, call: 'Hotové do apríla. Rezervácia je najdôležitejšia, bez platby vopred.' }],
  },
  {
    key: 'pastekova-2',
    who: 'pastekova',
    day: -15,
    text: 'Dobrý deň, web od vás funguje výborne. Chceli by sme k nemu pridať druhú kalkulačku, tentoraz na kuchyne. Aká by bola cena?',
    topic: 'cenove-kalkulacky',
    acts: [{ in: 1, call: 'Rovnaká logika ako jadrá, 14 položiek. Ponuku poslať na firmu.' }],
  },
  {
    key: 'ferencik',
    day: -13,
    text: 'Chcem web pre maliarsku firmu, piati ľudia, Košice. Čo najskôr.',
    chose: {
      trade: 'painter',
      features: ['quote-form', 'before-after-gallery'],
      size: 'medium',
      budget: '500-1500',
      timeline: 'asap',
    },
    acts: [{ in: 0, call: 'Rozpočet a želania sa nestretávajú. Skúsiť menší rozsah bez galérie.' }],
  },
  {
    key: 'skvarka',
    day: -12,
    text: 'Stavebniny v Michalovciach, chceme, aby si zákazník vypočítal, koľko tehál a malty potrebuje na múr.',
    topic: 'cenove-kalkulacky',
    acts: [
      { in: 1, reply: WHAT_IS_MISSING },
      { in: 3, note: 'Posiela výkres, pozrieť, či sa dá počítať aj s otvormi.' },
    ],
  },
  {
    key: 'palenik',
    day: -11,
    text: 'Potrebujem web pre kúrenára. Mám dosť práce aj tak, ale syn tvrdí, že bez webu to do dvoch rokov skončí.',
    chose: {
      trade: 'hvac',
      features: ['quote-form'],
      size: 'small',
      budget: '500-1500',
      timeline: 'flexible',
    },
    acts: [{ in: 1, call: 'Príjemný pán, volať po piatej. Fotky a texty dodá syn.' }],
  },
  {
    key: 'valach',
    day: -10,
    text: 'Dobrý deň, máme záujem o web pre firmu na prenájom lešenia, Nové Zámky.',
    topic: 'tvorba-webu',
    acts: [
      { in: 1, reply: WHAT_IS_MISSING },
      { in: 2, call: 'Desať stránok, cenník lešenia, texty pripravia. Ponuka do piatku.' },
    ],
  },
  {
    key: 'repa',
    day: -9,
    text: 'Zemné práce, výkopy, búranie. Web s fotkami strojov a cenou za hodinu.',
    topic: 'tvorba-webu',
    acts: [
      { in: 1, call: 'Zatiaľ zisťuje ceny. Stroje chce nafotiť na jar, ozvať sa v marci.' },
      { in: 1, snooze: 60 },
    ],
  },
  {
    key: 'chovan',
    day: -8,
    text: 'Interiérové dvere a zárubne, montáž. Chceme katalóg dverí a dopyt s rozmermi otvoru. Dnešný web nám už dva roky nikto neaktualizuje.',
    topic: 'tvorba-webu',
    acts: [{ in: 1, call: 'Katalóg má 180 dverí, tabuľku dodá výrobca. Dopĺňať ho chcú sami.' }],
  },
  {
    key: 'hudak-form',
    who: 'hudak',
    day: -7,
    text: 'Dobrý deň, chcel by som vedieť, či robíte aj weby pre zámočníkov. Ďakujem.',
    topic: 'tvorba-webu',
    acts: [{ in: 1, reply: WHAT_IS_MISSING }],
  },
  {
    key: 'hudak',
    day: -6,
    text: 'Zámočníctvo, brány, ploty, schodiská. Vypĺňam aj sprievodcu, ako ste radili. Päť stránok stačí, fotky mám.',
    chose: {
      trade: 'general-contractor',
      features: ['project-portfolio', 'quote-form'],
      size: 'small',
      budget: '500-1500',
      timeline: '1-month',
    },
    acts: [
      { in: 0, seen: true },
      { in: 0, merge: 'hudak-form' },
    ],
  },
  {
    key: 'turcan',
    day: -6,
    text: 'Robíme betónové stierky a liate podlahy. Potrebujeme web, ktorý osloví architektov, v slovenčine a angličtine.',
    chose: {
      trade: 'flooring',
      features: ['project-portfolio', 'material-showcase'],
      size: 'medium',
      budget: '3500-8000',
      timeline: '2-months',
    },
    acts: [{ in: 1, call: 'Angličtina je nutná. Vzory webov pošle, rozhodne do konca mesiaca.' }],
  },
  {
    key: 'spam-link',
    who: 'partner',
    day: -6,
    text: 'Dobrý deň, ponúkame Vám výhodnú výmenu odkazov a umiestnenie na prvej strane vyhľadávača. Záujem?',
    topic: 'other',
    acts: [
      { in: 1, seen: true },
      { in: 1, archive: true },
    ],
  },
  {
    key: 'belko',
    day: -5,
    text: 'Dobrý deň, pred rokom ste mi posielali cenu, vtedy sme to odložili. Teraz by sme web pre našu stolársku dielňu naozaj chceli. Platí ešte rovnaká cena?',
    topic: 'tvorba-webu',
    acts: [
      { in: 1, archive: true },
      { in: 1, restore: true },
      { in: 1, call: 'Ide o šesť stránok a galériu kuchýň. Ponuku chce do týždňa.' },
    ],
  },
  {
    key: 'jurkech',
    day: -4,
    text: 'Robím obklady a dlažby, najmä kúpeľne. Chcel by som web, kde bude vidieť detaily práce, lebo tým sa líšim od ostatných.',
    chose: {
      trade: 'renovation',
      features: ['before-after-gallery', 'testimonials'],
      size: 'small',
      budget: '1500-3500',
      timeline: '2-months',
    },
    acts: [{ in: 1, reply: OFFER_COMES }],
  },
  {
    key: 'kovalcik',
    day: -4,
    text: 'Elektrikár, Bardejov. Poruchy, rozvody, fotovoltika. Stačí malý web, hlavne aby ma ľudia našli.',
    chose: {
      trade: 'electrician',
      features: ['emergency-contact', 'quote-form'],
      size: 'small',
      budget: '500-1500',
      timeline: '1-month',
    },
    acts: [
      { in: 1, seen: true },
      { in: 1, snooze: 6 },
    ],
  },
  {
    key: 'novosad',
    day: -3,
    text: 'Dobrý deň, riadime tri montážne čaty a stále si voláme, kto je kde. Vedeli by ste nám urobiť jednoduchý plánovač zákaziek, ktorý pôjde aj v telefóne?',
    topic: 'web-aplikacie',
    acts: [
      { in: 1, call: 'Deväť ľudí, dve dodávky. Dnes spoločná skupina v telefóne. Poslať ukážku obrazoviek.' },
    ],
  },
  {
    key: 'skalova',
    day: -3,
    text: 'Upratovanie domácností v Bratislave, chceme objednávku cez web s výberom dňa a výpočtom ceny podľa veľkosti bytu.',
    topic: 'interaktivne-formulare',
    acts: [{ in: 1, reply: CALL_AGREED }],
  },
  {
    key: 'matus',
    day: -2,
    text: 'Oprava a čistenie komínov, kominárske revízie. Web s objednaním na termín, pred zimou nestíhame dvíhať telefón.',
    topic: 'tvorba-webu',
    acts: [{ in: 1, reply: CALL_AGREED }],
  },
  {
    key: 'hlavac',
    promise: 'late',
    text: 'Dobrý deň, hľadáme niekoho na nový web pre firmu na sadrokartóny a podhľady. Máme profesionálne fotografie 25 realizácií. Radi by sme sa stretli osobne v Bratislave.',
    chose: {
      trade: 'renovation',
      features: ['project-portfolio', 'before-after-gallery', 'quote-form'],
      size: 'medium',
      budget: '3500-8000',
      timeline: '2-months',
    },
    acts: [{ in: 0, seen: true }],
  },
  {
    key: 'orsag',
    promise: 'warned',
    text: 'Plynár a kúrenár zo Senice, chcem web s rezerváciou servisu kotlov. Každú jeseň robím 300 prehliadok a všetky objednávam telefonicky.',
    chose: {
      trade: 'hvac',
      features: ['consultation-booking', 'quote-form'],
      size: 'small',
      budget: '1500-3500',
      timeline: 'asap',
    },
    acts: [{ in: 0, seen: true }],
  },
  {
    key: 'zatkova',
    promise: 'due-soon',
    text: 'Pokrývačská firma mojich rodičov potrebuje nový web. Ja to za nich vybavujem. Dôležité je, aby sa dal ľahko dopĺňať a aby dopyty chodili na dva e-maily naraz.',
    chose: {
      trade: 'roofer',
      features: ['project-portfolio', 'quote-form', 'warranty-info'],
      size: 'medium',
      budget: '1500-3500',
      timeline: '1-month',
    },
  },
  {
    key: 'ondrejka',
    promise: 'just-sent',
    text: 'Dobrý deň, sme malá maliarska firma z Ružomberka. Mám otázku k cene: je v nej aj fotografovanie zákaziek? A kedy najskôr by ste mohli začať?',
    topic: 'tvorba-webu',
  },
  {
    key: 'ondrejka-2',
    who: 'ondrejka',
    promise: 'just-sent',
    text: 'Maľovanie, stierky, tapety. Posielam aj výber zo sprievodcu, nech máte všetko pokope.',
    chose: {
      trade: 'painter',
      features: ['before-after-gallery', 'room-calculator'],
      size: 'small',
      budget: '500-1500',
      timeline: '2-months',
    },
  },
];
