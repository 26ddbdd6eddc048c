import type { DemoRequest } from './kinds.ts';

const ASKED_FOR_PHOTOS =
  'Dobrý deň,\n\nďakujem za dopyt. Aby bola ponuka presná, pošlite mi, prosím, tri veci: dve-tri fotografie vašich zákaziek, odkaz na web, ktorý sa vám páči, a odpoveď na otázku, kto bude obsah po spustení dopĺňať.\n\nPonuku pripravím do dvoch pracovných dní od vašej odpovede.';
const CALL_TOMORROW =
  'Dobrý deň,\n\nďakujem za dopyt. Zajtra medzi deviatou a jedenástou vám zavolám, desať minút bude stačiť. Ak sa vám to nehodí, napíšte mi iný čas.';
const OFFER_COMES =
  'Dobrý deň,\n\nďakujem za podrobné zadanie, je z neho jasné, čo potrebujete. Záväznú ponuku vám pošlem do konca týždňa. Bude v nej cena po položkách, termíny a to, čo budem potrebovať od vás.';
const NOT_MINE =
  'Dobrý deň,\n\nďakujem za dopyt. Toto nie je práca, ktorú robím, a nechcem sľúbiť niečo, čo neviem urobiť dobre. Držím palce, nech nájdete niekoho, kto sa na to zameriava.';
const STILL_WANTED =
  'Dobrý deň,\n\npred dvoma týždňami ste sa pýtali na nový web. Platí to ešte? Ak áno, stačí odpovedať jedným slovom a ozvem sa s termínom. Ak nie, dopyt uzavriem.';

/** Requests of the months that are over: all of them have come to an end. */
export const PAST_REQUESTS: readonly DemoRequest[] = [
  {
    key: 'hradil',
    day: -168,
    text: 'Robíme šikmé strechy na kľúč v okolí Trenčína. Dnešný web je z roku 2014, na mobile sa nedá čítať a nie sú na ňom žiadne zákazky. Chceme ukázať aspoň desať striech aj s materiálmi a dostávať dopyty s fotkou a rozmermi.',
    chose: {
      trade: 'roofer',
      features: ['project-portfolio', 'material-showcase', 'quote-form'],
      size: 'medium',
      budget: '3500-8000',
      timeline: '2-months',
    },
    acts: [
      { in: 0, call: 'Chce spustiť pred sezónou. Fotky má, treba ich vybrať. Rozhoduje sám.' },
      { in: 1, reply: OFFER_COMES },
    ],
  },
  {
    key: 'ondrus',
    day: -166,
    text: 'Potrebujem jednoduchý web pre maliara, stačí pár fotiek a telefón.',
    chose: {
      trade: 'painter',
      features: ['before-after-gallery'],
      size: 'small',
      budget: '500-1500',
      timeline: '1-month',
      mode: 'quick',
    },
    acts: [
      { in: 1, reply: ASKED_FOR_PHOTOS },
      { in: 9, reply: STILL_WANTED },
      { in: 18, lost: 'no-answer', because: 'Na dva e-maily bez odpovede, telefón vypnutý.' },
    ],
  },
  {
    key: 'galbavy',
    day: -163,
    text: 'Správa na sociálnej sieti: predávajú náradie a chceli by e-shop s približne 4 000 položkami napojený na sklad.',
    topic: 'web-aplikacie',
    came: 'other',
    acts: [
      { in: 1, reply: NOT_MINE },
      { in: 1, lost: 'out-of-scope', because: 'E-shop so skladom.' },
      { in: 40, archive: true },
    ],
  },
  {
    key: 'pastekova',
    day: -160,
    text: 'Robíme rekonštrukcie bytov v Bratislave, najmä panelákové jadrá a kuchyne. Potrebujeme, aby si ľudia vedeli sami vypočítať orientačnú cenu jadra, lebo nám polovica telefonátov skončí pri prvej sume.',
    chose: {
      trade: 'renovation',
      features: ['quote-calculator', 'before-after-gallery', 'testimonials'],
      size: 'medium',
      budget: '3500-8000',
      timeline: '3-6-months',
    },
    acts: [
      { in: 1, call: 'Kalkulačka je hlavné. Chce ju mať hotovú skôr ako web.' },
      { in: 1, note: 'Ceny jadier má v tabuľke, pošle ju.' },
    ],
  },
  {
    key: 'rybarik',
    day: -157,
    text: 'Chce, aby ho bolo vidieť vo vyhľadávači, keď niekto hľadá inštalatéra v Žiline.',
    topic: 'seo-optimalizacia',
    came: 'meeting',
    acts: [
      { in: 1, reply: CALL_TOMORROW },
      { in: 2, call: 'Nemá web, iba stránku na sociálnej sieti. Bez webu nemá optimalizácia zmysel.' },
      { in: 2, lost: 'too-expensive', because: 'Web aj s optimalizáciou je nad jeho rozpočet.' },
    ],
  },
  {
    key: 'vavro',
    day: -150,
    text: 'Sme štyria elektrikári z Nitry, robíme bytové rozvody, revízie a poruchy do 24 hodín. Zákazníci nás nevedia nájsť a pri poruche volajú prvému, koho nájdu. Na webe má byť telefón na jedno ťuknutie, obce, do ktorých chodíme, a osvedčenia.',
    chose: {
      trade: 'electrician',
      features: ['emergency-contact', 'quote-form', 'certification-display', 'service-areas'],
      size: 'medium',
      budget: '1500-3500',
      timeline: '1-month',
    },
    acts: [
      {
        in: 0,
        call: 'Chce aj údržbu po spustení, nikto z nich sa do webu nebude púšťať. Fakturovať na firmu.',
      },
    ],
  },
  {
    key: 'mastalir',
    day: -147,
    text: 'Dobrý deň, zaujíma ma cena webu pre klampiara. Koľko to bude stáť a ako dlho to trvá?',
    topic: 'tvorba-webu',
    acts: [
      {
        in: 1,
        reply:
          'Dobrý deň,\n\nweb pre jedného remeselníka býva hotový do piatich týždňov. Cenu si viete za minútu zistiť v sprievodcovi na úvodnej stránke, vypočíta ju z toho, čo naozaj potrebujete. Keď ho odošlete, pripravím vám záväznú ponuku.',
      },
      { in: 12, lost: 'no-answer', because: 'Bez odpovede, sprievodcu neodoslal.' },
      { in: 50, archive: true },
    ],
  },
  {
    key: 'jedlicka',
    day: -143,
    text: 'Dobrý deň, hľadáme niekoho, kto prevezme náš web na staršom redakčnom systéme. Treba ho aktualizovať, zálohovať a občas doplniť referenciu.',
    topic: 'udrzba-podpora',
    acts: [
      { in: 1, reply: CALL_TOMORROW },
      { in: 2, call: 'Web beží na verzii, ktorá sa už neopravuje. Dohodnutá obhliadka, pošlú prístupy.' },
      { in: 20, lost: 'chose-another', because: 'Nechali to pôvodnému správcovi.' },
    ],
  },
  {
    key: 'drobna',
    day: -139,
    text: 'Maľujem byty a domy, som živnostníčka. Chcem pekný web s fotkami pred a po a aby si ľudia vedeli zistiť cenu izby.',
    chose: {
      trade: 'painter',
      features: ['before-after-gallery', 'room-calculator', 'testimonials'],
      size: 'small',
      budget: '500-1500',
      timeline: 'flexible',
    },
    acts: [
      { in: 1, call: 'Rozpočet je najviac 1 500 €. Dohodnuté, že kalkulačka počká.' },
      { in: 1, note: 'Veľmi pekné fotky, hodila by sa ako referencia.' },
    ],
  },
  {
    key: 'kmet',
    day: -136,
    text: 'Stavebná firma, 40 ľudí, pobočky v Prešove a Košiciach. Potrebujeme nový web s referenciami a kariérou, podklady pripraví naša asistentka.',
    chose: {
      trade: 'construction-company',
      features: ['project-portfolio', 'multi-location', 'certification-display'],
      size: 'large',
      budget: '8000+',
      timeline: '3-6-months',
    },
    acts: [{ in: 1, call: 'Rozhoduje konateľ, vyberajú z troch ponúk. Chcú osobné stretnutie v Prešove.' }],
  },
  {
    key: 'zubrik',
    day: -131,
    text: 'Čistenie sedačiek a kobercov, vizitka z výstavy v Nitre. Web s cenníkom a objednávkou.',
    topic: 'tvorba-webu',
    came: 'card',
    acts: [
      { in: 1, reply: ASKED_FOR_PHOTOS },
      { in: 15, reply: STILL_WANTED },
      { in: 22, lost: 'other', because: 'Podnikanie odkladá na budúci rok.' },
    ],
  },
  {
    key: 'frano',
    day: -126,
    text: 'Chcel by som kalkulačku spotreby materiálu na náš existujúci web. Predávame a kladieme podlahy v Banskej Bystrici, zákazník zadá rozmery a dostane počet balení aj cenu s rezervou.',
    chose: {
      service: 'cenove-kalkulacky',
      trade: 'flooring',
      features: ['material-calculator', 'room-calculator'],
      size: 'small',
      budget: '1500-3500',
      timeline: '1-month',
    },
    acts: [
      { in: 1, call: 'Web im robí niekto iný a kalkulačku do neho vloží. Stačí samostatná stránka.' },
      { in: 45, lost: 'no-answer', because: 'O obnovu ponuky žiadal, na novú už neodpovedá.' },
    ],
  },
  {
    key: 'belanova',
    day: -121,
    text: 'Dobrý deň, prosím o cenu za stránku pre kozmetický salón s rezerváciou termínov.',
    topic: 'other',
    came: 'mail',
    acts: [
      { in: 1, reply: NOT_MINE },
      { in: 1, lost: 'out-of-scope', because: 'Salóny nerobím.' },
      { in: 30, archive: true },
    ],
  },
  {
    key: 'kubis',
    day: -88,
    text: 'Maliarske a natieračské práce, sme traja. Web máme, ale sú na ňom iba dve fotky a starý telefón. Chceme galériu pred a po, hodnotenia zákazníkov a výpočet ceny podľa izieb, nech ľudia nevolajú iba kvôli cene.',
    chose: {
      trade: 'painter',
      features: ['quote-form', 'before-after-gallery', 'room-calculator', 'testimonials'],
      size: 'small',
      budget: '1500-3500',
      timeline: '1-month',
    },
    acts: [
      { in: 1, call: 'Fotky budú, má ich v telefóne vyše tisíc. Texty nechce písať sám.' },
      { in: 1, reply: OFFER_COMES },
    ],
  },
  {
    key: 'lukac',
    day: -117,
    text: 'Inštalatér, Martin a okolie. Web s telefónom, cenníkom výjazdu a formulárom.',
    chose: {
      trade: 'plumber',
      features: ['emergency-contact', 'quote-form', 'service-areas'],
      size: 'small',
      budget: '500-1500',
      timeline: 'asap',
    },
    acts: [
      { in: 0, call: 'Ponáhľa sa, chce to do dvoch týždňov. To sa nedá sľúbiť.' },
      { in: 8, lost: 'chose-another', because: 'Vzal si šablónu, ktorú mal hotovú do týždňa.' },
    ],
  },
  {
    key: 'petras',
    day: -112,
    text: 'Dobrý deň, robíme fasády a zateplenie. Zaujala ma kalkulačka na vašom webe, niečo také by sme chceli aj my, aby zákazník zadal plochu a hrúbku izolantu. Web máme vlastný.',
    topic: 'cenove-kalkulacky',
    acts: [
      { in: 3, reply: CALL_TOMORROW },
      { in: 4, call: 'Ospravedlnenie za neskorú odpoveď. Kalkulačku chcú až na jar, ozvú sa sami.' },
      { in: 60, lost: 'other', because: 'Odložené na jar.' },
    ],
  },
  {
    key: 'hanzel',
    day: -108,
    text: 'Generálny dodávateľ domov na kľúč. Chceme web, na ktorom si stavebník vyberie typ domu a dohodne si konzultáciu. Máme vizualizácie aj drony.',
    chose: {
      trade: 'general-contractor',
      features: ['project-portfolio', 'consultation-booking', 'testimonials'],
      size: 'large',
      budget: '3500-8000',
      timeline: '2-months',
    },
    acts: [
      { in: 1, call: 'Rozpočet je pevný, viac ako 6 000 € nedajú. Konzultácie dvakrát do týždňa.' },
      { in: 13, lost: 'other', because: 'Projekt zastavil investor, ponuka je odvolaná.' },
    ],
  },
  {
    key: 'sadlon',
    day: -101,
    text: 'Robím drobné elektrikárske práce popri zamestnaní, koľko by stála jedna stránka?',
    chose: {
      trade: 'electrician',
      features: [],
      size: 'small',
      budget: '500-1500',
      timeline: 'flexible',
      mode: 'quick',
    },
    acts: [
      { in: 1, reply: OFFER_COMES },
      { in: 10, lost: 'too-expensive', because: 'Čakal cenu do 300 €.' },
    ],
  },
  {
    key: 'uhrin',
    day: -97,
    text: 'Dobrý deň, sme firma na upratovanie kancelárií a bytových domov v Trnave. Potrebujeme, aby nám zákazníci nevolali kvôli každej zmene upratovania, ale videli ju v prehľade. Zmeny by zadávala naša dispečerka.',
    topic: 'web-aplikacie',
    acts: [
      { in: 1, reply: CALL_TOMORROW },
      {
        in: 2,
        call: 'Sedem upratovačiek, 31 domov. Dnes tabuľka a telefón. Chcú prehľad pre správcov domov.',
      },
      { in: 2, note: 'Začať malým: rozpis zmien a odkaz pre správcu bez prihlasovania.' },
    ],
  },
  {
    key: 'brezina',
    day: -92,
    text: 'Potrebujem niečo na evidenciu zákaziek pre desať ľudí v dielni, dnes to máme na tabuli.',
    chose: {
      service: 'erp-systemy',
      trade: 'general-contractor',
      features: [],
      size: 'medium',
      budget: '3500-8000',
      timeline: '3-6-months',
    },
    acts: [
      { in: 1, call: 'Cena ich prekvapila, skúsia najprv hotový program.' },
      { in: 20, lost: 'too-expensive', because: 'Rozpočet je tretina toho, čo by to stálo.' },
    ],
  },
  {
    key: 'skorupa',
    day: -84,
    text: 'Dobrý deň, naša firma vyrába schodiská. Máte skúsenosť s konfigurátorom schodov v 3D?',
    topic: 'interaktivne-formulare',
    acts: [
      { in: 2, reply: NOT_MINE },
      { in: 2, lost: 'out-of-scope', because: 'Konfigurátor v 3D.' },
    ],
  },
  {
    key: 'moravcik',
    day: -79,
    text: 'Kúrenár zo Zvolena, tepelné čerpadlá a podlahové kúrenie. Chcel by som výpočet úspor a rezerváciu obhliadky. Osvedčenia mám.',
    chose: {
      trade: 'hvac',
      features: ['energy-calculator', 'consultation-booking', 'certification-display'],
      size: 'medium',
      budget: '1500-3500',
      timeline: '2-months',
    },
    acts: [
      { in: 1, call: 'Výpočet úspor chce mať podľa spotreby plynu. Porovnáva dve ponuky.' },
      { in: 32, lost: 'chose-another', because: 'Na ponuku nereagoval, web mu robí niekto iný.' },
    ],
  },
  {
    key: 'halasova',
    day: -74,
    text: 'Web prestal posielať formuláre. Robil ho známy, ktorý sa už neozýva. Treba sa na to pozrieť.',
    topic: 'udrzba-podpora',
    came: 'call',
    acts: [
      { in: 0, call: 'Formulár posielal cez e-mail, ktorý poskytovateľ zablokoval. Opravené za hodinu.' },
      { in: 25, lost: 'other', because: 'Drobná oprava, ponuku nepotrebujú.' },
    ],
  },
];
