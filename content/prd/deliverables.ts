import type { ByService, DeliverableText, RequirementText } from '#domain/prd/text-types.ts';

/** Of what is a program of its own, with data of the firm. */
const BACKUPS: RequirementText = {
  title: 'Zálohy a denník zmien',
  story: 'Údaje sa dajú obnoviť a pri každej zmene je jasné, kto ju urobil.',
  criteria: [
    'Zálohy sú uložené oddelene od servera a ich obnova sa pred spustením vyskúša.',
    'Denník uvádza pri každej zmene údaju autora, čas a predchádzajúcu hodnotu.',
    'Denník uchová prihlásenia a zmeny údajov aspoň 12 mesiacov.',
  ],
};
const TRAINING: RequirementText = {
  title: 'Zaškolenie',
  story: 'Ľudia vo firme zvládnu bežnú prácu bez pomoci.',
  criteria: [
    'Školenie prebehne na skutočných údajoch firmy, pre každú skupinu používateľov samostatne.',
    'Po školení každý účastník bez pomoci dokončí dohodnutú bežnú úlohu.',
    'Návod opisuje bežné úlohy krok za krokom a klient ho dostane pri odovzdaní.',
  ],
};

/** Of a website that is optimized: a new one has the basic settings of every website already. */
const TECHNICAL_CHANGES = {
  title: 'Technické úpravy',
  story: 'Vyhľadávač web bez prekážok prečíta a správne zaradí.',
} as const;
const GRAVE_FINDINGS =
  'Závažné nálezy auditu sú opravené, alebo je pri nich zapísané, prečo sa opraviť nedajú.';

/** What one gets of each service, with the requirements by which it is checked: nothing is promised without one. */
export const DELIVERABLES: ByService<readonly DeliverableText[]> = {
  'tvorba-webu': [
    {
      text: 'Grafický návrh na mieru pre mobil, tablet a počítač',
      requirements: [
        {
          title: 'Vzhľad a zobrazenie',
          story: 'Vzhľad vychádza zo značky firmy a klient ho vidí skôr, než sa začne programovať.',
          criteria: [
            'Návrh úvodnej stránky a jednej podstránky pre mobil aj počítač schváli klient pred programovaním.',
            'Farby, písmo a logo sú na všetkých stránkach rovnaké ako v schválenom návrhu.',
            'Na mobile, tablete aj počítači sa text číta bez zväčšovania a nič nepresahuje okraj obrazovky.',
          ],
        },
      ],
    },
    {
      text: 'Kontaktný formulár a základné nastavenie pre vyhľadávače',
      requirements: [
        {
          title: 'Kontaktný formulár',
          story: 'Krátku správu pošle každý do minúty a bez zakladania účtu.',
          criteria: [
            'Formulár má najviac 4 polia; povinné sú meno, správa a e-mail alebo telefón.',
            'Chybu formulár vysvetlí pri poli, presunie doň kurzor a nevymaže nič, čo je už vyplnené.',
            'Po odoslaní sa zobrazí potvrdenie, správca dostane správu do 2 minút a nájde ju aj v správe webu. Návštevník, ktorý uviedol e-mail, dostane jej kópiu.',
            'Dvojité kliknutie ani obnovenie stránky neodošle správu dvakrát.',
            'Z jednej adresy možno odoslať najviac 5 správ za 15 minút; ďalší pokus dostane zrozumiteľné vysvetlenie.',
          ],
        },
        {
          title: 'Viditeľnosť vo vyhľadávačoch',
          story: 'Kto hľadá službu, nájde firmu vo vyhľadávači aj vtedy, keď nepozná jej názov.',
          criteria: [
            'Každá stránka má vlastný titulok do 60 znakov, popis do 155 znakov a jeden hlavný nadpis.',
            'Mapa stránok a štruktúrované údaje o firme prejdú kontrolou bez chýb.',
            'Neexistujúca adresa odpovie stavom 404 a ponúkne cestu späť; zmenené adresy sa trvalo presmerujú.',
            'Obsah je v HTML odpovedi servera, takže ho vyhľadávač prečíta bez spúšťania skriptov.',
          ],
        },
      ],
    },
    {
      text: 'Správa obsahu s krátkym návodom a zaškolením',
      requirements: [
        {
          title: 'Správa obsahu',
          story: 'Texty, fotografie a ceny zmení správca webu sám, bez programátora.',
          criteria: [
            'Zmena textu alebo výmena fotografie trvá najviac 5 minút a na webe je viditeľná najneskôr o 5 minút.',
            {
              small: 'Pred zverejnením sa dá zobraziť náhľad.',
              medium: 'Pred zverejnením sa dá zobraziť náhľad a predchádzajúca verzia stránky sa dá obnoviť.',
              large: 'Pred zverejnením sa dá zobraziť náhľad a posledných 10 verzií stránky sa dá obnoviť.',
            },
            'Fotografia z mobilu sa nahrá bez úprav; web ju sám zmenší a vyžiada si jej textový popis.',
            {
              medium:
                'Prihlásenie vyžaduje heslo s aspoň 12 znakmi; po 10 neúspešných pokusoch sa na 15 minút zablokuje.',
              large:
                'Prihlásenie vyžaduje heslo s aspoň 12 znakmi a druhý faktor; po 10 neúspešných pokusoch sa na 15 minút zablokuje.',
            },
          ],
        },
        {
          title: 'Návod a zaškolenie správcu',
          story: 'Správca webu po zaškolení zvládne bežné zmeny sám.',
          criteria: [
            'Po zaškolení správca bez pomoci zmení text, vymení fotografiu a nájde doručenú správu.',
            'Návod má najviac 5 strán a opisuje každú bežnú zmenu krok za krokom.',
            'Návod dostane klient pri odovzdaní v podobe, ktorá sa dá vytlačiť.',
          ],
        },
      ],
    },
    {
      text: 'Spustenie na doméne klienta a kontrola po spustení',
      requirements: [
        {
          title: 'Spustenie a kontrola',
          story: 'Web sa spustí až so súhlasom klienta a po spustení sa overí, že všetko funguje.',
          criteria: [
            'Web sa na doméne klienta spustí v dohodnutý deň a po jeho súhlase.',
            'Do 2 pracovných dní po spustení sa na doméne overia formuláre, odkazy, šifrované spojenie a doručovanie e-mailov.',
            'Klient dostane odovzdávací protokol s adresou webu, prístupmi a výsledkom kontroly.',
          ],
        },
      ],
    },
  ],
  'web-aplikacie': [
    {
      text: 'Obrazovky na evidenciu, vyhľadávanie a prehľady',
      requirements: [
        {
          title: 'Evidencia záznamov',
          story: 'Pracovník firmy rýchlo nájde záznam a vidí, v akom je stave.',
          criteria: [
            'Zoznam s 10 000 záznamami sa zobrazí aj prefiltruje najneskôr o 1 sekundu.',
            'Vyhľadávanie si poradí s chýbajúcou diakritikou a hľadá v názve, čísle aj poznámke.',
            'Prehľad ukazuje počty záznamov podľa stavu, termínu a zodpovednej osoby.',
          ],
        },
      ],
    },
    {
      text: 'Účty s oprávneniami: každý vidí a mení iba to, čo potrebuje',
      requirements: [
        {
          title: 'Účty a oprávnenia',
          story: 'Vedúci firmy určí, kto čo v aplikácii vidí a mení.',
          criteria: [
            'Aplikácia má aspoň tri úrovne oprávnení a prehľad, čo ktorá dovoľuje.',
            'Pokus o prístup k cudziemu záznamu sa skončí rovnakou odpoveďou ako pri neexistujúcom zázname.',
            'Zrušený účet stratí prístup pri najbližšej požiadavke a jeho záznamy zostanú zachované.',
          ],
        },
      ],
    },
    {
      text: 'Prevod údajov z dnešných tabuliek, výstupy do PDF a tabuľky',
      requirements: [
        {
          title: 'Prevod údajov a výstupy',
          story: 'Firma začne s údajmi, ktoré už má, a kedykoľvek si ich vezme so sebou.',
          criteria: [
            'Počty záznamov a súčty súm sa po prevode zhodujú so zdrojom; rozdiely sú vypísané v protokole.',
            'Zoznam sa dá exportovať do PDF a tabuľkového súboru s rovnakými stĺpcami ako na obrazovke.',
            'Správca exportuje všetky údaje firmy naraz, bez dodávateľa.',
          ],
        },
      ],
    },
    {
      text: 'E-mailové upozornenia na termíny a zmeny stavu',
      requirements: [
        {
          title: 'Upozornenia e-mailom',
          story: 'Zodpovedný človek sa o termíne alebo zmene dozvie, aj keď aplikáciu práve neotvorí.',
          criteria: [
            'Upozornenie na zmenu stavu odíde do 15 minút, pripomienka termínu deň vopred.',
            'Každý si v účte určí, ktoré upozornenia chce dostávať.',
            'Pri výpadku pošty sa upozornenie odošle neskôr a neodošle sa dvakrát.',
          ],
        },
      ],
    },
    { text: 'Zálohy, denník zmien a zaškolenie', requirements: [BACKUPS, TRAINING] },
  ],
  'seo-optimalizacia': [
    {
      text: {
        existing: 'Vstupný audit webu so zoznamom opráv podľa dôležitosti',
        beside: 'Vstupný audit nového webu po jeho spustení so zoznamom úprav podľa dôležitosti',
      },
      requirements: [
        {
          title: 'Vstupný audit a plán',
          story: 'Majiteľ firmy sa dozvie, čo web vo vyhľadávaní brzdí a čo treba zmeniť ako prvé.',
          criteria: [
            'Audit opisuje technický stav, obsah, rýchlosť a aspoň 3 konkurenčné weby.',
            'Každý nález má prioritu a plán určuje, kedy sa naň dostane.',
            'Pri každej navrhnutej zmene je uvedené, ako a kedy sa overí jej účinok.',
          ],
        },
      ],
    },
    {
      text: 'Zoznam výrazov, ktoré zákazníci hľadajú, a stránok, ktoré im majú zodpovedať',
      requirements: [
        {
          title: 'Výrazy a ich stránky',
          story: 'Je jasné, na ktoré hľadané výrazy má ktorá stránka odpovedať.',
          criteria: [
            'Zoznam obsahuje aspoň 30 výrazov a pri každom uvádza zámer hľadania a priradenú stránku webu.',
            'Výraz, ku ktorému stránka chýba, má návrh, kam patrí alebo akú stránku treba doplniť.',
            'Poradie výrazov schvaľuje klient podľa významu služieb pre firmu.',
          ],
        },
      ],
    },
    {
      text: 'Technické úpravy webu, úpravy jeho textov a firemný profil v Google',
      requirements: [
        {
          existing: {
            ...TECHNICAL_CHANGES,
            criteria: [
              'Každá stránka z plánu má vlastný titulok, popis a jeden hlavný nadpis.',
              'Zmenené adresy sú trvalo presmerované a mapa stránok prejde kontrolou bez chýb.',
              GRAVE_FINDINGS,
            ],
          },
          beside: {
            ...TECHNICAL_CHANGES,
            criteria: [
              'Titulok, popis a hlavný nadpis každej stránky z plánu obsahujú výraz, ktorý je jej priradený.',
              'Web je overený v Google Search Console a jeho mapa stránok je tam odoslaná.',
              GRAVE_FINDINGS,
            ],
          },
        },
        {
          title: 'Úpravy textov',
          story: 'Texty odpovedajú na to, čo ľudia hľadajú, a zostávajú odborne správne.',
          criteria: [
            'Upravia sa texty stránok, ktoré určuje plán; nové stránky sa oceňujú samostatne.',
            'Upravený text pred zverejnením odborne skontroluje klient.',
            'Pôvodné znenie zostane uložené, aby sa dalo obnoviť.',
          ],
        },
        {
          title: 'Firemný profil v Google',
          story: 'Kto hľadá firmu v okolí, nájde v profile úplné a správne údaje.',
          criteria: [
            'Názov, adresa, telefón, otváracie hodiny a služby v profile sa zhodujú s webom.',
            'Vlastníkom profilu je klient, dodávateľ má iba prístup správcu.',
            'Klient dostane odporúčania k fotografiám a k odpovediam na recenzie.',
          ],
        },
      ],
    },
    {
      text: 'Pravidelný prehľad o tom, čo sa urobilo a čo sa zmenilo',
      requirements: [
        {
          title: 'Pravidelný prehľad',
          story: 'Majiteľ firmy každý mesiac vidí, čo sa urobilo a čo sa zmenilo.',
          criteria: [
            'Prehľad má najviac 2 strany a príde do 5. pracovného dňa v mesiaci.',
            'Obsahuje zobrazenia, kliknutia a dopyty v porovnaní s predchádzajúcim mesiacom aj rokom, ak údaje existujú.',
            'Obsahuje zoznam vykonaných zmien a plán na ďalší mesiac.',
          ],
        },
      ],
    },
  ],
  'udrzba-podpora': [
    {
      text: 'Stála kontrola dostupnosti a pravidelná kontrola formulárov',
      requirements: [
        {
          title: 'Kontrola dostupnosti a formulárov',
          story: 'O výpadku príde upozornenie do 10 minút, nečaká sa na zákazníkov.',
          criteria: [
            'Dostupnosť webu sa kontroluje každých 5 minút z miesta mimo hostingu.',
            'Upozornenie odíde po druhom neúspechu za sebou.',
            'Odoslanie a doručenie každého formulára sa vyskúša raz mesačne.',
          ],
        },
      ],
    },
    {
      text: 'Aktualizácie, bezpečnostné opravy a overené zálohy',
      requirements: [
        {
          existing: {
            title: 'Prevzatie webu do správy',
            story: 'Pri prevzatí je zapísané, v akom stave je web a za čo údržba zodpovedá.',
            criteria: [
              'Zápis o prevzatí uvádza verzie použitých systémov, prístupy, zálohy a známe chyby.',
              'Do 7 dní od prevzatia existuje overená záloha uložená oddelene od webu.',
              'Kritické zraniteľnosti nájdené pri prevzatí sú odstránené do 7 dní alebo je písomne dohodnutý iný postup.',
            ],
          },
          beside: null,
        },
        {
          title: 'Aktualizácie a bezpečnostné opravy',
          story: 'Web beží na podporovaných verziách a aktualizácia ho nepoškodí.',
          criteria: [
            'Bežné aktualizácie sa nasadia raz mesačne, kritické bezpečnostné opravy najneskôr 7 dní od vydania.',
            'Pred aktualizáciou vznikne záloha a po nej sa overí úvodná stránka, kontakt a formuláre.',
            'Každý zásah je v denníku údržby s dátumom a dôvodom.',
          ],
        },
        {
          title: 'Zálohy a ich obnova',
          story: 'Po poruche sa web vráti do stavu zo zálohy, ktorá sa naozaj dá použiť.',
          criteria: [
            'Zálohy vznikajú v rytme z časti Nároky na kvalitu a sú uložené oddelene od webu.',
            'Obnova sa skúša s meraním času a výsledok je v mesačnej správe.',
            'Zálohu dostane klient na požiadanie do 2 pracovných dní.',
          ],
        },
      ],
    },
    {
      text: 'Čas na drobné úpravy podľa balíka',
      requirements: [
        {
          title: 'Drobné úpravy',
          story: 'Klient pošle úpravu jednou správou a vopred vie, koľko času z balíka zaberie.',
          criteria: [
            'Pred úpravou klient dostane odhad času, po nej skutočný čas.',
            'Úprava, ktorá sa do balíka nezmestí, sa začne až po odsúhlasení ceny.',
            'Úprava textu alebo fotografie sa dá vrátiť do predchádzajúceho stavu.',
          ],
        },
        {
          title: 'Hlásenie porúch a požiadaviek',
          story: 'Pracovník firmy nahlási poruchu jednou správou a vie, či sa na nej pracuje.',
          criteria: [
            'Každé hlásenie dostane číslo, závažnosť a potvrdenie e-mailom.',
            'Zmena stavu hlásenia sa oznámi e-mailom najneskôr o 15 minút.',
            'Uzavreté hlásenie uvádza príčinu a riešenie.',
          ],
        },
      ],
    },
    {
      text: 'Mesačná správa o vykonanej práci',
      requirements: [
        {
          title: 'Mesačná správa',
          story: 'Majiteľ firmy každý mesiac vidí, čo sa na webe urobilo a čo treba riešiť.',
          criteria: [
            'Správa príde do 5. pracovného dňa nasledujúceho mesiaca.',
            'Uvádza vykonané práce, dostupnosť, zálohy a odporúčania.',
            'Uvádza počet hlásení, časy reakcie a zostávajúci čas z balíka.',
          ],
        },
      ],
    },
  ],
  'cenove-kalkulacky': [
    {
      text: 'Otázky po krokoch a výsledok ako rozpätie ceny',
      requirements: [
        {
          title: 'Otázky a rozpätie ceny',
          story: 'Zákazník odpovie na niekoľko otázok a hneď vidí, v akom rozpätí sa cena pohybuje.',
          criteria: [
            'Zobrazí sa iba otázka, ktorá pri doterajších odpovediach ovplyvní cenu.',
            'Výsledok ukazuje rozpätie a to, čo cenu najviac ovplyvňuje.',
            'Návrat o krok späť zachová všetky odpovede.',
          ],
        },
      ],
    },
    {
      text: 'Výpočet overený na skutočných zákazkách',
      requirements: [
        {
          title: 'Pravidlá výpočtu',
          story: 'Cena sa na webe počíta presne tak, ako ju firma počíta dnes.',
          criteria: [
            'Pravidlá sú spísané v tabuľke sadzieb, prirážok, výnimiek a najnižších súm a schvaľuje ich klient.',
            'Pri 20 skutočných zákazkách sa suma, z ktorej vznikne rozpätie, zhoduje s ručným výpočtom na celé eurá.',
            'Suma sa počíta v celých centoch a zaokrúhľuje sa iba raz, na konci.',
          ],
        },
      ],
    },
    {
      text: 'Odoslanie dopytu s odpoveďami a rozpočet v PDF',
      requirements: [
        {
          title: 'Dopyt z kalkulačky',
          story: 'Firma dostane dopyt, v ktorom je všetko, čo zákazník zadal a vypočítal.',
          criteria: [
            'Dopyt obsahuje kontakt, všetky odpovede a vypočítané rozpätie v prehľadnej tabuľke.',
            'Zákazník aj firma dostanú e-mail do 2 minút; pri výpadku pošty zostane dopyt uložený a e-mail sa odošle neskôr.',
            'Dvojité kliknutie ani obnovenie stránky neodošle dopyt dvakrát.',
          ],
        },
        {
          title: 'Výsledok pre zákazníka',
          story: 'Výsledok si zákazník uloží alebo ho pošle ďalej.',
          criteria: [
            'Výsledok sa dá stiahnuť ako PDF do 5 sekúnd a obsahuje všetky odpovede, rozpätie ceny a dátum.',
            'V dokumente aj na obrazovke sú rovnaké čísla.',
            'Na výsledku je uvedené, že ide o orientačný odhad, a odkedy platia použité sadzby.',
          ],
        },
      ],
    },
    {
      text: 'Správa sadzieb bez programátora',
      requirements: [
        {
          title: 'Správa sadzieb',
          story: 'Sadzbu zmení správca sám a vie, odkedy platí.',
          criteria: [
            'Zmena sadzby trvá najviac 5 minút a platí od uvedeného dňa.',
            'Predchádzajúce sadzby zostanú uložené s dátumom a autorom zmeny.',
            'Pred uložením sa na vzorovej zákazke zobrazí rozdiel v cene.',
          ],
        },
      ],
    },
  ],
  'erp-systemy': [
    {
      text: 'Popis toho, ako dnes prechádza zákazka firmou, a poradie častí systému',
      requirements: [
        {
          title: 'Popis postupov a poradie častí',
          story: 'Pred programovaním je zapísané, ako firma pracuje a čo jej pomôže najskôr.',
          criteria: [
            'Popis zachytáva cestu zákazky od dopytu po úhradu aj miesta, kde sa údaje dnes prepisujú.',
            'Pri každej časti systému je jej prínos, nadväznosť na ostatné a poradie.',
            'Popis aj poradie schvaľuje klient pred programovaním.',
          ],
        },
      ],
    },
    {
      text: 'Vybrané časti systému, napríklad zákazky, zákazníci, sklad alebo výkazy',
      requirements: [
        {
          title: 'Zákazka od dopytu po úhradu',
          story: 'Zákazka sa vedie v jednom zázname od dopytu po úhradu a nič sa nezadáva dvakrát.',
          criteria: [
            'Zákazka má stavy, termíny, zodpovednú osobu, náklady a výnosy a históriu všetkých zmien.',
            'Z prijatého dopytu vznikne zákazka jedným kliknutím so všetkými údajmi a prílohami.',
            'Prehľad rozpracovaných zákaziek ukazuje meškanie a rozdiel medzi plánom a skutočnosťou.',
          ],
        },
        {
          title: 'Ďalšie vybrané časti',
          story: 'Každá vybraná časť má dohodnutý rozsah a pracuje s rovnakými údajmi ako ostatné.',
          criteria: [
            'Pred programovaním má každá časť zapísaný rozsah, obrazovky a kritériá prevzatia.',
            'Údaj zapísaný v jednej časti sa v ostatných iba zobrazuje, neprepisuje sa.',
            'Zoznamy sa dajú prehľadávať, filtrovať a exportovať do PDF a tabuľkového súboru.',
          ],
        },
      ],
    },
    {
      text: 'Prevod doterajších údajov a kontrola súčtov',
      requirements: [
        {
          title: 'Prevod existujúcich údajov',
          story: 'Firma začne so svojimi doterajšími údajmi a pôvodné evidencie v dohodnutý deň ukončí.',
          criteria: [
            'Skúšobný prevod prebehne aspoň dvakrát pred riadnou prevádzkou a jeho výsledok sa porovná so zdrojom.',
            'Počty záznamov a súčty súm sa po prevode zhodujú so zdrojom; rozdiely sú vypísané v protokole.',
            'Pôvodné údaje zostanú na čítanie dostupné aspoň 3 mesiace po spustení.',
          ],
        },
      ],
    },
    {
      text: 'Oprávnenia podľa pracovného zaradenia, zálohy a zaškolenie',
      requirements: [
        {
          title: 'Oprávnenia podľa pracovného zaradenia',
          story: 'Každý vidí a mení to, čo patrí k jeho práci; citlivé údaje vidia iba oprávnení ľudia.',
          criteria: [
            'Samostatné oprávnenia majú aspoň vedenie, majstri, administratíva a účtovníctvo.',
            'Ceny a marže vidia iba ľudia, ktorým to výslovne povolí vedenie.',
            'Oprávnenia mení iba vedenie alebo človek, ktorého na to určí.',
          ],
        },
        BACKUPS,
        TRAINING,
      ],
    },
  ],
  'interaktivne-formulare': [
    {
      text: 'Otázky po krokoch, ktoré závisia od predchádzajúcich odpovedí',
      requirements: [
        {
          title: 'Otázky podľa odpovedí',
          story: 'Zákazník odpovedá iba na otázky, ktoré sa ho týkajú, a formulár dokončí do 3 minút.',
          criteria: [
            'Otázka sa zobrazí iba vtedy, keď pre ňu platí dohodnutá podmienka; skryté odpovede sa neodošlú.',
            'Každá cesta formulárom má najviac 10 otázok a ukazovateľ postupu sa pri vetvení nevráti dozadu.',
            'Návrat o krok späť zachová všetky odpovede.',
          ],
        },
      ],
    },
    {
      text: 'Prílohy, uloženie rozpracovaného formulára a potvrdenie e-mailom',
      requirements: [
        {
          title: 'Prílohy a potvrdenie',
          story: 'Zákazník priloží fotografie alebo výkres a hneď vie, že jeho dopyt prišiel.',
          criteria: [
            'Priložiť možno najviac 8 fotografií alebo výkresov, každý do 10 MB; iný súbor formulár odmietne so zrozumiteľným vysvetlením.',
            'Po odoslaní sa zobrazí potvrdenie s číslom dopytu a do 2 minút príde zákazníkovi zhrnutie e-mailom.',
            'Prílohy nie sú verejne dostupné.',
          ],
        },
        {
          title: 'Rozpracovaný formulár',
          story: 'K rozpracovanému formuláru sa dá vrátiť neskôr a pokračovať tam, kde zostal.',
          criteria: [
            'Odpovede zostanú v prehliadači 7 dní a dajú sa jedným tlačidlom vymazať.',
            'Pri návrate formulár ponúkne pokračovanie alebo nový začiatok.',
            'Po úspešnom odoslaní sa uložené odpovede z prehliadača odstránia.',
          ],
        },
      ],
    },
    {
      text: 'Ochrana proti automaticky odosielaným správam bez obrázkových hádaniek',
      requirements: [
        {
          title: 'Ochrana proti automatickým správam',
          story: 'Firma dostáva dopyty od ľudí a ľudia kvôli tomu nič neriešia.',
          criteria: [
            'Odoslanie robotom (vyplnené skryté pole alebo odoslanie do 3 sekúnd od otvorenia) sa neuloží.',
            'Z jednej adresy možno odoslať najviac 5 formulárov za 15 minút; ďalší pokus dostane zrozumiteľné vysvetlenie.',
            'Človeku sa nezobrazí žiadna obrázková hádanka.',
          ],
        },
      ],
    },
    {
      text: 'Zadanie v prehľadnej podobe tam, kde ho firma potrebuje',
      requirements: [
        {
          title: 'Doručenie zadania',
          story: 'Firma dostane hotové zadanie na mieste, kde s ním pracuje.',
          criteria: [
            'Zadanie príde do 2 minút na dohodnutý e-mail alebo do dohodnutej tabuľky.',
            'Odpovede sú v poradí otázok, spolu s kontaktom a prílohami.',
            'Pri výpadku pošty zostane zadanie uložené a odošle sa neskôr.',
          ],
        },
      ],
    },
  ],
};
