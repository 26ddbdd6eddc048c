import type { LegalDocument } from '#domain/legal/legal-schema.ts';

/**
 * Page /ochrana-udajov (GDPR, Article 13; slovak.md 8.1). It says what the tables of `src/server` really hold; a new
 * table or field with personal data belongs here, too. Facts are in `src/domain/legal/legal-facts.ts`.
 */
export const PRIVACY: LegalDocument = {
  title: 'Zásady ochrany osobných údajov',
  lead: 'Aké údaje o vás spracúvam, na čo ich potrebujem, ako dlho ich uchovávam a aké máte práva.',
  numbered: false,
  supervised: false,
  sections: [
    {
      id: 'prevadzkovatel',
      title: 'Kto spracúva vaše údaje',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Prevádzkovateľom, ktorý určuje účel a prostriedky spracúvania vašich osobných údajov na tejto stránke, je {operatorName}.',
        },
        { kind: 'identification' },
        {
          kind: 'paragraph',
          text: 'Vo veciach osobných údajov píšte na {email}. Zodpovedná osoba nie je určená.',
        },
        { kind: 'paragraph', text: 'Spracúvanie sa riadi týmito predpismi: {dataProtectionLaw}.' },
      ],
    },
    {
      id: 'ake-udaje',
      title: 'Aké údaje spracúvam',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Údaje získavam od vás, z vášho prehliadača a od firmy, za ktorú konáte. Pri dopytoch a klientoch ich môžem zapísať aj sám, napríklad po telefonáte alebo z vašej vizitky, pri klientoch aj preniesť z vlastnej evidencie. Kontaktné údaje môže zadať aj ten, kto vás do účtu firmy pozve alebo vás uvedie ako kontaktnú osobu.',
        },
        {
          kind: 'list',
          items: [
            'Rozpočet: typ rozpočtu, služba, remeslo, rozsah, funkcie, predpokladaná suma, termín a popis projektu; kontaktné údaje vtedy, keď ich vyplníte. Uložia sa, keď rozpočet vygenerujete.',
            'Dopyt: meno, e-mail, telefón, firma, adresa vášho webu, ak ju uvediete, zadanie projektu, vypočítaná cena a čas odoslania.',
            'Správa z kontaktného formulára: meno, e-mail, telefón, ak ho uvediete, téma, text správy a čas odoslania.',
            'Dopyt, ktorý prišiel mimo stránky a ktorý si zapíšem: meno alebo firma, telefón alebo e-mail, adresa webu, téma, o čo ide, ako prišiel a čas zápisu.',
            'Účet, ak si ho vytvoríte: používateľské meno, e-mail, heslo len ako odtlačok, meno, telefón, fakturačné údaje, druhý krok prihlásenia (kľúč aplikácie je zašifrovaný, záložné kódy sú len odtlačky), prístupové kľúče a ich názvy, kódy a odkazy, ktoré vám prišli e-mailom, len ako odtlačky, výber upozornení, čas, kedy ste naposledy otvorili dokumenty, odkaz na kalendár len ako odtlačok a história toho, čo sa s účtom dialo.',
            'Prihlásenia do účtu: čas, IP adresa a označenie prehliadača, kým prihlásenie trvá.',
            'Neúspešné prihlásenia: odtlačok zadaného mena a IP adresy, ktoré sa z neho nedajú prečítať.',
            'Cenová ponuka a dodatok: meno a e-mail toho, komu ich posielam, ich obsah, otázky a odpovede, čas odoslania a prvého otvorenia. Pri odmietnutí dôvod. Pri prijatí meno, vybrané položky, čas, IP adresa, označenie prehliadača, odsúhlasené vyhlásenia a odtlačok prijatého znenia a jeho súboru. Z odkazu na ponuku uchovávam len odtlačok.',
            'Klient: názov, IČO, DIČ, IČ DPH a adresa, kto k nemu patrí, pozvánky do účtu a moje interné poznámky. Kontaktné osoby: meno, úloha, e-mail a telefón.',
            'Projekt: etapy a termíny, schválenia a vrátenia s dôvodom a menom toho, kto sa vyjadril, žiadosti o zmenu, podklady, ktoré dodávate, aj rozpísané texty, ktoré ste ešte neodoslali. Platby: sumy, variabilné symboly, dni splatnosti a úhrady.',
            'Správy: text, meno autora, čas odoslania a čas, keď ich druhá strana prečítala. K dopytu, ponuke alebo projektu si zapisujem aj poznámky a záznamy telefonátov a stretnutí.',
            'Súbory: obsah, názov, veľkosť, kto a kedy ich nahral. Z fotografií sa odstraňujú skryté údaje, napríklad miesto, kde vznikli.',
            'Záznam činnosti: kto, kedy a čo urobil s dopytom, ponukou, projektom alebo účtom. Namiesto mien sú v ňom čísla záznamov.',
            'E-maily o dopyte, správe, ponuke, projekte, platbe alebo účte: meno a adresa príjemcu, čas a stav doručenia; adresa, ktorá si e-maily vypla.',
            'Označenie prehliadača: náhodný údaj v cookie, podľa ktorého stránka rozpozná opakované odoslanie toho istého formulára. Nie je v ňom nič o vás.',
            'IP adresa: server z nej vytvorí odtlačok tajným kľúčom a podľa neho obmedzuje počet požiadaviek. Samotná adresa sa ukladá len pri úspešnom prihlásení do účtu a pri prijatí ponuky.',
            'Hlásenia chýb: popis chyby, adresa stránky bez parametrov, typ a verzia prehliadača, čas. E-mailové adresy a telefónne čísla sa z hlásení odstraňujú.',
            'Online chat: obsah konverzácie a identifikátory, ktoré používa {chat}.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Nepýtam si citlivé údaje. Prosím, neuvádzajte ich ani v popise projektu.',
        },
      ],
    },
    {
      id: 'ucely',
      title: 'Na čo údaje používam, na akom základe a ako dlho',
      blocks: [
        {
          kind: 'purposes',
          rows: [
            {
              purpose: 'Orientačný rozpočet, jeho PDF a dokument požiadaviek (PRD)',
              data: 'Údaje rozpočtu.',
              basis:
                'Čl. 6 ods. 1 písm. b) GDPR: opatrenia pred uzatvorením zmluvy na vašu žiadosť. Pri kontaktnej osobe firmy písm. f): oprávnený záujem odpovedať na žiadosť firmy.',
              period:
                'Rozpočet aj s kontaktnými údajmi, ku ktorému nepríde dopyt, najviac {unsentQuoteMonths: # mesiac | # mesiace | # mesiacov} od vygenerovania. Súbory na stiahnutie sa na serveri neukladajú.',
            },
            {
              purpose: 'Vybavenie dopytu alebo správy',
              data: 'Údaje dopytu s rozpočtom, ktorý k nemu patrí; údaje správy; správy, poznámky a súbory k nim.',
              basis: 'Čl. 6 ods. 1 písm. b) GDPR, pri kontaktnej osobe firmy písm. f).',
              period:
                '{requestMonths: # mesiac | # mesiace | # mesiacov} od poslednej zmeny, ak z dopytu nevznikne zmluva: toľko môže trvať, kým sa projekt dohodne alebo kým sa k nemu vrátite.',
            },
            {
              purpose: 'Cenová ponuka a jej pripomenutie',
              data: 'Údaje ponuky alebo dodatku, správy, poznámky a súbory k nim, e-maily o nich.',
              basis:
                'Čl. 6 ods. 1 písm. b) GDPR, pri kontaktnej osobe firmy písm. f). Pripomenutie písm. f): oprávnený záujem dozvedieť sa, či o ponuku stojíte; vypnete ho v ponuke.',
              period:
                '{requestMonths: # mesiac | # mesiace | # mesiacov} od poslednej zmeny, ak sa ponuka neprijme. Prijatá ponuka je zmluvou.',
            },
            {
              purpose: 'Potvrdenie dopytu alebo správy e-mailom',
              data: 'E-maily o dopyte alebo správe.',
              basis: 'Čl. 6 ods. 1 písm. b) GDPR, pri kontaktnej osobe firmy písm. f).',
              period:
                'Záznam o odoslaní {mailMonths: # mesiac | # mesiace | # mesiacov}. E-mail v poštovej schránke tak dlho ako dopyt alebo správa.',
            },
            {
              purpose: 'Účet a jeho zabezpečenie',
              data: 'Údaje účtu a prihlásení, e-maily o účte.',
              basis:
                'Čl. 6 ods. 1 písm. b) GDPR: účet na vašu žiadosť. Pri ochrane pred zneužitím písm. f): oprávnený záujem na bezpečnosti účtov.',
              period:
                'Kým účet nezrušíte v jeho nastaveniach. Účet, do ktorého sa {unusedAccountMonths: # mesiac | # mesiace | # mesiacov} nikto neprihlási a ku ktorému nepatrí dopyt, rozpočet ani zmluva, sa zruší; {accountWarningDays: # deň | # dni | # dní} vopred na to upozorním e-mailom. Účet, ktorého e-mail nikto nepotvrdí, sa zruší po {unprovenDays: # dni | # dňoch}. Prihlásenie najviac {sessionDays: # deň | # dni | # dní}, bez používania {idleDays: # deň | # dni | # dní}. Záznam o e-maile {mailMonths: # mesiac | # mesiace | # mesiacov}. Po zrušení účtu zostane záznam o udalostiach bez mena, e-mailu a iných údajov o vás.',
            },
            {
              purpose: 'Plnenie zmluvy a účtovníctvo',
              data: 'Údaje zmluvy, projektu, klienta a kontaktných osôb, platby, fakturačné údaje, správy, poznámky, súbory a e-maily o zákazke.',
              basis:
                'Čl. 6 ods. 1 písm. b) GDPR: plnenie zmluvy, a písm. c): zákonná povinnosť. Pri kontaktnej osobe firmy písm. f): oprávnený záujem dohodnúť sa na zákazke s tým, koho firma určila.',
              period:
                'Počas trvania zmluvy; účtovné doklady 10 rokov (§ 35 zákona č. 431/2002 Z. z. o účtovníctve).',
            },
            {
              purpose: 'Preukázanie, uplatnenie a obhajoba právnych nárokov',
              data: 'Zmluvy, komunikácia o nich a záznam činnosti.',
              basis: 'Čl. 6 ods. 1 písm. f) GDPR: oprávnený záujem chrániť svoje práva.',
              period:
                'Do uplynutia premlčacej doby: spravidla 4 roky v obchodných a 3 roky v občianskoprávnych vzťahoch. V zázname činnosti zostanú po vymazaní údajov len čísla, z ktorých sa nedá zistiť, koho sa týkali.',
            },
            {
              purpose: 'Ochrana formulárov a prihlasovania pred zneužitím a dvojitým odoslaním',
              data: 'Odtlačok IP adresy a mena z neúspešného prihlásenia, označenie prehliadača, bezpečnostný kľúč formulára, odtlačok odoslaných údajov.',
              basis: 'Čl. 6 ods. 1 písm. f) GDPR: oprávnený záujem na bezpečnej prevádzke.',
              period:
                'Odtlačok IP adresy a mena najviac {addressHours: # hodinu | # hodiny | # hodín} od posledného pokusu, odtlačok odoslaných údajov {submissionHours: # hodinu | # hodiny | # hodín}.',
            },
            {
              purpose: 'Odhaľovanie a oprava chýb',
              data: 'Hlásenia chýb.',
              basis: 'Čl. 6 ods. 1 písm. f) GDPR: oprávnený záujem na spoľahlivej prevádzke.',
              period: '{errorReportDays: # deň | # dni | # dní} od posledného výskytu chyby.',
            },
            {
              purpose: 'Online chat',
              data: 'Údaje z chatu.',
              basis:
                'Čl. 6 ods. 1 písm. a) GDPR: súhlas so spustením chatu; odpoveď na vašu otázku písm. b).',
              period: 'Do odvolania súhlasu, najviac tak dlho, ako ich uchováva {chat}.',
            },
            {
              purpose: 'Evidencia rozhodnutí o cookies',
              data: 'Náhodné číslo, čas a obsah rozhodnutia o službe {chat}, verzia textov; bez mena, e-mailu a IP adresy.',
              basis: 'Čl. 6 ods. 1 písm. c) a f) GDPR: preukázanie súhlasu (čl. 7 ods. 1).',
              period:
                'Platnosť rozhodnutia a ďalších {consentProofMonths: # mesiac | # mesiace | # mesiacov}.',
            },
          ],
        },
      ],
    },
    {
      id: 'povinnost',
      title: 'Musíte údaje poskytnúť?',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Poskytnutie údajov je dobrovoľné. Orientačná cena sa počíta už počas vypĺňania, bez kontaktných údajov. Na vygenerovanie rozpočtu a odoslanie dopytu treba meno, e-mail a telefón. Účet na to netreba; kto si ho chce vytvoriť, zadá používateľské meno, e-mail a heslo.',
        },
      ],
    },
    {
      id: 'prijemcovia',
      title: 'Komu údaje poskytujem',
      blocks: [
        { kind: 'paragraph', text: 'Vaše údaje nepredávam.' },
        {
          kind: 'paragraph',
          when: '{processorsNamed}',
          text: 'V nevyhnutnom rozsahu s nimi pracujú sprostredkovatelia, ktorých potrebujem na prevádzku stránky a na podnikanie. So sprostredkovateľmi je uzatvorená zmluva podľa čl. 28 GDPR:',
        },
        {
          kind: 'list',
          when: '{processorsNamed}',
          items: [
            'Prevádzka servera: {hosting}',
            'Doručovanie a uchovávanie e-mailov: {mailer}',
            'Umelá inteligencia: {ai}',
            'Online chat: {chat}',
            'Účtovníctvo: {accounting}',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Orgánom verejnej moci údaje poskytnem len vtedy, keď to ukladá zákon.',
        },
      ],
    },
    {
      id: 'prenos',
      title: 'Prenos mimo Európskeho hospodárskeho priestoru',
      blocks: [
        {
          kind: 'paragraph',
          when: '{noTransfers}',
          text: 'Vaše údaje neprenášam do krajín mimo Európskeho hospodárskeho priestoru ani medzinárodným organizáciám.',
        },
        {
          kind: 'paragraph',
          when: '{transfers}',
          text: 'Mimo Európskeho hospodárskeho priestoru sa údaje prenášajú len v týchto prípadoch a s touto zárukou:',
        },
        {
          kind: 'list',
          when: '{transfers}',
          items: [
            '{hosting}: {hostingTransfer}',
            '{mailer}: {mailerTransfer}',
            '{ai}: {aiTransfer}',
            '{chat}: {chatTransfer}',
            '{accounting}: {accountingTransfer}',
          ],
        },
      ],
    },
    {
      id: 'umela-inteligencia',
      title: 'Umelá inteligencia',
      when: '{ai}',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Popis projektu a úvodné odseky dokumentu požiadaviek môže napísať umelá inteligencia, ktorú poskytuje {ai}.',
        },
        {
          kind: 'paragraph',
          text: 'Posielajú sa jej názov služby, typ rozpočtu, remeslo, rozsah, vybrané funkcie a odseky, ktoré má upraviť. Meno, e-mail ani telefón sa neposielajú. Dokument, na ktorom sa podieľala, to na sebe uvádza, a popis projektu si pred odoslaním dopytu môžete zmeniť.',
        },
      ],
    },
    {
      id: 'automatizacia',
      title: 'Automatický výpočet ceny',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Cena sa počíta podľa cenníka a pevných pravidiel, ktoré sú rovnaké pre všetkých. Nejde o profilovanie ani o rozhodovanie s právnymi účinkami podľa čl. 22 GDPR: o cene v zmluve a o prijatí zákazky rozhoduje človek.',
        },
      ],
    },
    {
      id: 'uchovavanie',
      title: 'Vymazávanie údajov',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Doby uchovávania sú uvedené pri účeloch. Čo je uložené v databáze tejto stránky, sa po ich uplynutí automaticky vymaže; kontrola prebieha každú hodinu. V zálohách databázy zostávajú vymazané údaje ešte najviac {backupDays: # deň | # dni | # dní}. Rozpracovaný formulár zostáva len vo vašom prehliadači, najviac {draftDays: # deň | # dni | # dní}.',
        },
      ],
    },
    {
      id: 'prava',
      title: 'Vaše práva',
      blocks: [
        { kind: 'paragraph', text: 'Podľa GDPR máte právo:' },
        {
          kind: 'list',
          items: [
            'na prístup k svojim údajom a na ich kópiu (čl. 15),',
            'na opravu nesprávnych a doplnenie neúplných údajov (čl. 16),',
            'na vymazanie údajov (čl. 17),',
            'na obmedzenie spracúvania (čl. 18),',
            'na prenos údajov v strojovo čitateľnom formáte (čl. 20),',
            'na odvolanie súhlasu kedykoľvek, ak je spracúvanie založené na ňom; odvolanie nemá vplyv na zákonnosť predchádzajúceho spracúvania (čl. 7 ods. 3).',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Ak máte účet, v jeho nastaveniach si svoje údaje opravíte a stiahnete alebo účet zrušíte. Inak stačí napísať na {email}. Odpoviem bezplatne a bez zbytočného odkladu, najneskôr do jedného mesiaca; pri zložitej žiadosti sa lehota môže predĺžiť o dva mesiace, o čom vás vopred upovedomím. Ak bude treba, požiadam vás o overenie totožnosti, aby sa údaje nedostali k niekomu inému.',
        },
      ],
    },
    {
      id: 'namietka',
      title: 'Právo namietať',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Proti spracúvaniu, ktoré sa zakladá na oprávnenom záujme, máte právo kedykoľvek namietať z dôvodov týkajúcich sa vašej konkrétnej situácie (čl. 21 GDPR). Stačí napísať na {email}. Údaje potom ďalej nespracúvam, ak nepreukážem nevyhnutné oprávnené dôvody, ktoré prevažujú nad vašimi záujmami, alebo dôvody na uplatnenie a obhajobu právnych nárokov.',
        },
      ],
    },
    {
      id: 'staznost',
      title: 'Sťažnosť dozornému orgánu',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Ak si myslíte, že vaše údaje spracúvam v rozpore s predpismi, môžete podať návrh na začatie konania dozornému orgánu: {dpaName}, {dpaAddress}, {dpaEmail}, {dpaWeb}.',
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies a lokálne úložisko',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Bez súhlasu ukladá stránka do vášho prehliadača len to, čo je nevyhnutné na jej činnosť alebo vyplýva z toho, čo na nej urobíte: bezpečnostné cookies, prihlásenie do účtu, zvolený vzhľad, rozpracovaný formulár, posledný odoslaný dopyt na stránku s potvrdením a e-mail z neho. Tento e-mail sa doplní do ďalšieho dopytu alebo do registrácie a najneskôr po {draftDays: # dni | # dňoch} sa vymaže. Celý zoznam, účely a doby sú na stránke',
          link: { to: '/cookies', label: 'Nastavenia cookies' },
        },
      ],
    },
    {
      id: 'zabezpecenie',
      title: 'Zabezpečenie',
      blocks: [
        {
          kind: 'paragraph',
          text: 'K údajom majú prístup len oprávnené osoby. Formuláre sú chránené proti podvrhnutiu a hromadnému odosielaniu. Heslá sú uložené len ako odtlačky a o zmenách v zabezpečení účtu príde jeho majiteľovi e-mail. Prevádzkové záznamy servera neobsahujú IP adresy, mená, e-maily ani telefónne čísla.',
        },
      ],
    },
    {
      id: 'zmeny',
      title: 'Zmeny zásad',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Zásady sa zmenia, keď sa zmení spracúvanie alebo predpisy. Platné znenie je vždy na tejto stránke, s číslom verzie a dátumom účinnosti. Ak sa podstatná zmena dotkne vášho dopytu, ktorý práve vybavujem, alebo vašej zmluvy, upovedomím vás e-mailom.',
        },
      ],
    },
  ],
};
