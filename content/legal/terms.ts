import { CRITICAL_FAULT } from '#content/common.ts';
import type { LegalDocument } from '#domain/legal/legal-schema.ts';

/**
 * Page /obchodne-podmienky (slovak.md 8.2). Its values are the operator's in `site.config.ts`; what is not set is left
 * to the contract. Facts are in `src/domain/legal/legal-facts.ts`.
 */
export const TERMS: LegalDocument = {
  title: 'Obchodné podmienky',
  lead: 'Ako vzniká cena, dopyt, ponuka a zmluva, ako prebieha dodanie a aké práva a povinnosti majú obe strany.',
  numbered: true,
  supervised: true,
  sections: [
    {
      id: 'uvod',
      title: 'Úvod a identifikácia',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Tieto podmienky upravujú používanie tejto stránky a poskytovanie služieb, ktoré pod značkou {brand} ponúka dodávateľ {operatorName}.',
        },
        { kind: 'identification' },
        {
          kind: 'paragraph',
          text: 'Podmienky sú súčasťou zmluvy vtedy, keď na ne zmluva odkazuje. Ak zmluva určuje niečo inak, platí zmluva.',
        },
      ],
    },
    {
      id: 'komu',
      title: 'Komu sú služby určené',
      blocks: [
        {
          kind: 'paragraph',
          when: '{forFirms}',
          text: 'Služby sú určené podnikateľom a právnickým osobám. So spotrebiteľmi, teda s fyzickými osobami, ktoré pri uzatvorení zmluvy nekonajú v rámci svojho podnikania alebo povolania, dodávateľ zmluvy neuzatvára.',
        },
        {
          kind: 'paragraph',
          when: '{forConsumers}',
          text: 'Služby sú určené podnikateľom, právnickým osobám aj spotrebiteľom.',
        },
        {
          kind: 'paragraph',
          when: '{forConsumers}',
          text: 'Spotrebiteľ je fyzická osoba, ktorá pri uzatvorení a plnení zmluvy nekoná v rámci svojho podnikania alebo povolania. Ak je klientom spotrebiteľ, dodávateľ mu pred uzatvorením zmluvy poskytne informácie podľa zákona č. 108/2024 Z. z. o ochrane spotrebiteľa. Zákonné práva spotrebiteľa majú pred týmito podmienkami prednosť.',
        },
      ],
    },
    {
      id: 'pojmy',
      title: 'Pojmy',
      blocks: [
        {
          kind: 'list',
          items: [
            'Klient: ten, kto žiada o cenu, odošle dopyt alebo uzatvorí s dodávateľom zmluvu.',
            'Orientačný rozpočet: odhad ceny, ktorý stránka vypočíta zo zadania klienta.',
            'Dopyt: nezáväzná správa, ktorou klient pošle svoje zadanie dodávateľovi.',
            'Cenová ponuka: záväzný návrh zmluvy s položkami, cenou, termínmi a platbami.',
            'Dodatok: cenová ponuka, ktorá mení prebiehajúci projekt.',
            'Výzva na platbu: žiadosť o úhradu dohodnutej sumy; nie je faktúrou ani daňovým dokladom.',
            'Účet: časť stránky, do ktorej sa klient prihlasuje a v ktorej vidí svoje dopyty, rozpočty, ponuky, projekty, správy, súbory a platby.',
            'Zmluva: dohoda dodávateľa a klienta o konkrétnej zákazke.',
            'Dielo: web, aplikácia alebo iný výsledok práce, ktorý určuje zmluva.',
          ],
        },
      ],
    },
    {
      id: 'rozpocet-a-dopyt',
      title: 'Orientačný rozpočet a dopyt',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Orientačný rozpočet sa počíta automaticky podľa cenníka a pravidiel, ktoré sú rovnaké pre všetkých. Je nezáväzný, jeho úplnosť sa nezaručuje a nie je návrhom na uzavretie zmluvy.',
        },
        {
          kind: 'paragraph',
          text: 'Orientačná cena vychádza z cenníka, ktorý platí {validDays: # deň | # dni | # dní} od vystavenia rozpočtu.',
        },
        {
          kind: 'paragraph',
          text: 'Odoslanie dopytu nie je objednávkou a nevzniká ním povinnosť zaplatiť. Stránka dopyt potvrdí číslom a e-mailom; ani toto potvrdenie nie je prijatím objednávky.',
        },
      ],
    },
    {
      id: 'uzavretie-zmluvy',
      title: 'Uzatvorenie zmluvy',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Klient vyplní formulár, skontroluje súhrn a odošle dopyt. Dodávateľ s ním upresní zadanie a pošle cenovú ponuku s položkami, cenou, termínmi a platbami. Ponuka je záväzná do konca dňa, ktorý je v nej uvedený ako „Platí do“.',
        },
        {
          kind: 'paragraph',
          text: 'Zmluva vznikne, keď klient prijme cenovú ponuku na jej stránke tlačidlom „{orderButton}“, alebo keď ponuku či iný návrh zmluvy prijme písomne alebo e-mailom. Rovnako sa prijíma dodatok, ktorý zmluvu mení. Pred prijatím vidí klient vybrané položky, celkovú cenu, termíny a platby a výber môže zmeniť. Prijatie dodávateľ potvrdí e-mailom, v jeho prílohe je prijaté znenie.',
        },
        {
          kind: 'paragraph',
          text: 'Údaje vo formulári môže klient opraviť kedykoľvek pred odoslaním. Po odoslaní stačí napísať na {email}.',
        },
        {
          kind: 'paragraph',
          text: 'Zmluva sa uzatvára v slovenskom jazyku. Dodávateľ ju uchováva v elektronickej podobe; klient ju nájde na stránke ponuky a v účte a na požiadanie mu ju dodávateľ znova sprístupní.',
        },
      ],
    },
    {
      id: 'cena',
      title: 'Cena a platby',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Ceny na stránke sú orientačné a uvedené v eurách. {vat} Záväzná je cena v prijatej ponuke alebo v inej zmluve.',
        },
        {
          kind: 'paragraph',
          when: '{payer}',
          text: 'Pri orientačnej cene je uvedená suma bez DPH aj s DPH.',
        },
        {
          kind: 'paragraph',
          text: '{vatClause}',
        },
        {
          kind: 'paragraph',
          text: 'V cene nie je zahrnutá doména, hosting, písanie textov, fotografie ani licencie tretích strán, ak zmluva neurčuje inak.',
        },
        {
          kind: 'paragraph',
          text: '[Pred začatím prác klient uhradí zálohu vo výške {depositPercent} % z dohodnutej ceny. ?? Zmluva môže určiť zálohu, jej výšku a splatnosť.] Platí sa podľa plánu platieb v ponuke, na výzvu na platbu. Výzva je splatná do {dueDays: # dňa | # dní} odo dňa doručenia, ak zmluva neurčuje inak.',
        },
        {
          kind: 'paragraph',
          text: 'Prácu nad rámec dohodnutého zadania ocení dodávateľ dodatkom a vykoná ju až potom, ako ho klient prijme.',
        },
      ],
    },
    {
      id: 'termin',
      title: 'Termín a súčinnosť',
      blocks: [
        { kind: 'paragraph', text: 'Termín dodania určí zmluva. Trvanie v orientačnom rozpočte je odhad.' },
        {
          kind: 'paragraph',
          text: 'Klient včas poskytne podklady, prístupy a vyjadrenia, ktoré dielo potrebuje, a zodpovedá za to, že má k dodaným podkladom práva. Ak s nimi mešká, termín sa posúva o čas meškania.',
        },
        {
          kind: 'paragraph',
          text: 'Pri urgentnom termíne sa cena môže zvýšiť až o 30 %. Či sa taký termín dá dodržať, potvrdí dodávateľ podľa aktuálnej vyťaženosti.',
        },
      ],
    },
    {
      id: 'odovzdanie',
      title: 'Odovzdanie a pripomienky',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Pred odovzdaním dodávateľ sprístupní klientovi testovaciu verziu. V cene {revisionRounds: je zahrnuté # kolo | sú zahrnuté # kolá | je zahrnutých # kôl} pripomienok k návrhom.',
        },
        {
          kind: 'paragraph',
          text: 'Etapa aj celé dielo sú prevzaté, keď to klient potvrdí v účte alebo cez odkaz na ponuku, písomne alebo e-mailom, alebo keď ich začne používať na dohodnutý účel. Drobná vada, ktorá používaniu nebráni, nie je dôvodom na odmietnutie prevzatia; dodávateľ ju odstráni.',
        },
      ],
    },
    {
      id: 'bezplatna-udrzba',
      title: 'Bezplatná údržba',
      when: '{freeMaintenanceMonths}',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Po spustení webu {freeMaintenanceMonths: nasleduje # mesiac | nasledujú # mesiace | nasleduje # mesiacov} bezplatnej údržby. Čas plynie odo dňa spustenia.',
        },
        {
          kind: 'paragraph',
          text: 'Zahŕňa opravy chýb, aktualizácie a drobné úpravy textov. Nezahŕňa nové funkcie, nový obsah, zmeny návrhu ani poplatky tretích strán, najmä za doménu, hosting a licencie.',
        },
        {
          kind: 'paragraph',
          text: 'Po jej skončení nevzniká povinnosť platiť. Platenú údržbu si klient môže, ale nemusí objednať; mesačná cena sa platí až po skončení bezplatnej.',
        },
      ],
    },
    {
      id: 'udrzba',
      title: 'Platená údržba',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Ceny balíkov údržby sa začínajú na {maintenancePrice} mesačne. Rozsah a čas podpory určí zmluva.',
        },
        {
          kind: 'paragraph',
          text: `Pri platenej údržbe sa dodávateľ začne venovať kritickej poruche do {criticalResponseHours: # hodiny | # hodín} v čase podpory ({supportHours}). Kritická porucha je ${CRITICAL_FAULT}. Lehota určuje začiatok riešenia, nie čas odstránenia poruchy.`,
        },
      ],
    },
    {
      id: 'autorske-prava',
      title: 'Autorské práva a licencia',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Úplným zaplatením ceny klient získava nevýhradnú licenciu dielo neobmedzene používať, upravovať aj zveriť jeho rozvoj inému, bez územného obmedzenia a na celý čas trvania majetkových práv. Odmena za licenciu je súčasťou ceny.',
        },
        {
          kind: 'paragraph',
          text: 'Zdrojový kód odovzdá dodávateľ spolu s dielom. Doména a účet na hostingu sú vedené na klienta a obsah, ktorý dodal, zostáva jeho.',
        },
        {
          kind: 'paragraph',
          text: 'Knižnice, písma a iné súčasti tretích strán sa riadia vlastnými licenciami. V ostatnom platí zákon č. 185/2015 Z. z. Autorský zákon.',
        },
        {
          kind: 'paragraph',
          text: 'Medzi svojimi realizáciami uvedie dodávateľ zákazku len so súhlasom klienta.',
        },
      ],
    },
    {
      id: 'vady',
      title: 'Zodpovednosť za vady a reklamácie',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Dielo má vadu, ak nezodpovedá zmluve. Klient ju oznámi na {supportEmail} bez zbytočného odkladu po tom, ako ju zistil alebo mohol zistiť, a opíše, ako sa prejavuje.',
        },
        {
          kind: 'paragraph',
          text: '[Na dielo poskytuje dodávateľ záruku {warrantyMonths: # mesiac | # mesiace | # mesiacov} odo dňa odovzdania. ?? Vadu, ktorú malo dielo pri odovzdaní, treba oznámiť najneskôr do dvoch rokov od odovzdania.]',
        },
        {
          kind: 'paragraph',
          text: 'Oprávnenú reklamáciu dodávateľ vybaví bezplatne, v primeranej lehote, ktorú klientovi oznámi. Ak sa vada nedá odstrániť, má klient nárok na primeranú zľavu alebo môže od zmluvy odstúpiť za podmienok zákona.',
        },
        {
          kind: 'paragraph',
          text: 'Vadou nie je následok zásahu klienta alebo inej osoby do diela ani zmeny služby tretej strany po odovzdaní.',
        },
        {
          kind: 'paragraph',
          when: '{forConsumers}',
          text: 'Práva spotrebiteľa zo zodpovednosti za vady sa spravujú Občianskym zákonníkom a zákonom č. 108/2024 Z. z. Dodávateľ mu vytknutie vady písomne potvrdí a uvedie lehotu, v ktorej ju odstráni.',
        },
      ],
    },
    {
      id: 'zodpovednost',
      title: 'Zodpovednosť za škodu a služby tretích strán',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Za škodu zodpovedajú strany podľa zákona. Strana nezodpovedá za omeškanie a škodu, ktoré spôsobili okolnosti vylučujúce zodpovednosť (§ 374 Obchodného zákonníka).',
        },
        {
          kind: 'paragraph',
          text: 'Dodávateľ nezodpovedá za výpadky a zmeny služieb, ktoré poskytujú tretie strany, najmä hostingu, domén, e-mailu a vyhľadávačov. Pozície vo vyhľadávačoch, návštevnosť ani počet zákaziek nezaručuje.',
        },
      ],
    },
    {
      id: 'ucet',
      title: 'Účet klienta',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Účet je bezplatný a na odoslanie dopytu ani na uzatvorenie zmluvy ho netreba. Dopyty, rozpočty a ponuky sa v ňom zobrazia, keď klient potvrdí svoj e-mail kódom.',
        },
        {
          kind: 'paragraph',
          text: 'Heslo, záložné kódy a odkazy z e-mailov klient nikomu neposkytne, ani dodávateľovi. Ak zistí, že sa do účtu dostal niekto iný, nastaví si nové heslo a napíše na {supportEmail}.',
        },
        {
          kind: 'paragraph',
          text: 'Klient môže účet kedykoľvek zrušiť v jeho nastaveniach. Čo sa pritom vymaže a čo dodávateľ uchová, vidí vopred. Účet, ktorého e-mail nikto nepotvrdí, sa po {unprovenDays: # dni | # dňoch} zruší. Účet, ktorý nikto nepoužíva a ku ktorému nepatrí dopyt, rozpočet ani zmluva, sa po {unusedAccountMonths: # mesiaci | # mesiacoch} zruší, najskôr {accountWarningDays: # deň | # dni | # dní} po upozornení e-mailom.',
        },
        {
          kind: 'paragraph',
          text: 'Dodávateľ môže účet zablokovať, ak ním niekto ohrozuje bezpečnosť stránky alebo údaje iných. Zmluvy, dopyty a rozpočty klienta tým nezanikajú.',
        },
      ],
    },
    {
      id: 'mlcanlivost',
      title: 'Mlčanlivosť a osobné údaje',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Strany zachovajú mlčanlivosť o informáciách, ktoré sa o sebe dozvedia a ktoré nie sú verejné.',
        },
        {
          kind: 'paragraph',
          text: 'Ak dodávateľ pri zákazke pracuje s osobnými údajmi zákazníkov klienta, uzatvoria strany zmluvu o spracúvaní podľa čl. 28 GDPR. Ako sa spracúvajú údaje návštevníkov a klientov, opisujú',
          link: { to: '/ochrana-udajov', label: 'Zásady ochrany osobných údajov' },
        },
      ],
    },
    {
      id: 'ukoncenie',
      title: 'Ukončenie zmluvy',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Zmluvu o údržbe môže vypovedať každá strana aj bez uvedenia dôvodu. Výpovedná lehota je {noticeDays: # deň | # dni | # dní} a plynie od doručenia výpovede.',
        },
        {
          kind: 'paragraph',
          text: 'Od zmluvy o dielo možno odstúpiť z dôvodov, ktoré určuje zákon alebo zmluva, písomne alebo e-mailom. Za časť diela, ktorá je pri ukončení hotová a klient ju môže použiť, patrí dodávateľovi primeraná časť ceny; dodávateľ ju klientovi odovzdá.',
        },
      ],
    },
    {
      id: 'odstupenie-spotrebitela',
      title: 'Odstúpenie spotrebiteľa od zmluvy',
      when: '{forConsumers}',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Spotrebiteľ môže od zmluvy o službe uzatvorenej na diaľku odstúpiť bez uvedenia dôvodu do 14 dní odo dňa jej uzatvorenia. Stačí jednoznačné vyhlásenie v listinnej podobe alebo e-mailom na {email}; lehota je zachovaná, ak ho odošle najneskôr v posledný deň lehoty. Môže použiť vzorový formulár, ktorý je na konci tejto časti.',
        },
        {
          kind: 'paragraph',
          text: 'Dodávateľ vráti prijaté platby do 14 dní od doručenia odstúpenia rovnakým spôsobom, akým boli uhradené, ak sa strany nedohodnú inak.',
        },
        {
          kind: 'paragraph',
          text: 'Ak má dodávateľ začať s plnením pred uplynutím lehoty, potrebuje na to výslovný súhlas spotrebiteľa a jeho vyhlásenie, že bol o následkoch súhlasu riadne poučený. Pri odstúpení potom spotrebiteľ uhradí cenu za skutočne poskytnuté plnenie; úplným poskytnutím služby právo na odstúpenie zaniká.',
        },
        { kind: 'paragraph', text: 'Vzorový formulár na odstúpenie od zmluvy:' },
        {
          kind: 'list',
          items: [
            'Komu: {operatorName}[, {operatorAddress}], {email}',
            'Týmto oznamujem, že odstupujem od zmluvy o poskytnutí tejto služby: …',
            'Dátum uzatvorenia zmluvy: …',
            'Meno a priezvisko spotrebiteľa: …',
            'Adresa spotrebiteľa: …',
            'Podpis spotrebiteľa (iba ak sa formulár podáva v listinnej podobe): …',
            'Dátum: …',
          ],
        },
      ],
    },
    {
      id: 'spory',
      title: 'Rozhodné právo a riešenie sporov',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Právne vzťahy sa riadia právom Slovenskej republiky, medzi podnikateľmi najmä Obchodným zákonníkom. Spory rozhodujú súdy Slovenskej republiky.',
        },
        {
          kind: 'paragraph',
          when: '{forConsumers}',
          text: 'Spotrebiteľ sa so žiadosťou o nápravu obráti na dodávateľa. Ak dodávateľ odpovie zamietavo alebo neodpovie do 30 dní od odoslania žiadosti, môže spotrebiteľ podať návrh na alternatívne riešenie sporu podľa zákona č. 391/2015 Z. z. Spotrebiteľ si môže vybrať, na ktorý z príslušných subjektov sa obráti. Jedným z nich je {supervisorName}, {supervisorAddress}, {supervisorWeb}; ich zoznam zverejňuje Ministerstvo hospodárstva Slovenskej republiky na www.mhsr.sk.',
        },
      ],
    },
    {
      id: 'zaver',
      title: 'Záverečné ustanovenia',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Zmluva sa riadi znením podmienok účinným v deň jej uzatvorenia. Neskoršia zmena sa jej netýka, ak sa strany nedohodnú inak.',
        },
        {
          kind: 'paragraph',
          text: 'Ak je niektoré ustanovenie neplatné, ostatné platia ďalej.',
        },
        {
          kind: 'paragraph',
          text: 'Platné znenie je na tejto stránke s číslom verzie a dátumom účinnosti; dá sa vytlačiť alebo uložiť.',
        },
      ],
    },
  ],
};
