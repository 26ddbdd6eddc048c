import type { FaqGroup } from '#domain/content/schema.ts';

/** The page /faq itself. */
export const FAQ_PAGE = {
  search: 'Hľadať v otázkach',
  searchHint: 'Napríklad záloha, doména alebo údržba. Na diakritike nezáleží.',
  submit: 'Hľadať',
  clear: 'Zobraziť všetky otázky',
  copy: 'Skopírovať odkaz',
  copied: 'Odkaz je skopírovaný',
  notCopied: 'Odkaz sa nepodarilo skopírovať',
  notCopiedHelp: 'Nájdete ho v riadku s adresou.',
  nothing: 'Nenašla sa žiadna otázka',
  nothingTitle: 'Na toto tu zatiaľ nie je odpoveď',
  nothingHelp: 'Skúste iné slovo alebo sa opýtajte priamo mňa.',
  ask: 'Opýtať sa',
} as const;

/** Questions of the page /faq. A slug is the address of its answer (/faq#slug) and never changes. */
export const FAQ_GROUPS: readonly FaqGroup[] = [
  {
    slug: 'cena-a-rozpocet',
    title: 'Cena a rozpočet',
    items: [
      {
        slug: 'presnost-ceny',
        question: 'Ako presná je cena z kalkulačky?',
        answer:
          'Kalkulačka pracuje s cenníkom a pravidlami, ktoré vidíte pri výsledku. Ukazuje rozpätie, pretože konečná suma závisí od detailov. Doména, hosting a písanie textov v nej nie sú. Po upresnení zadania dostanete cenovú ponuku s pevnou cenou. Keď ju prijmete, je zmluvou.',
      },
      {
        slug: 'zavaznost-rozpoctu',
        question: 'Je rozpočet záväzný?',
        answer:
          'Nie. Rozpočet je orientačný odhad a odoslanie dopytu nie je objednávkou. Záväzná je až cenová ponuka, ktorú dostanete po upresnení zadania a ktorú prijmete.',
      },
      {
        slug: 'urgentny-projekt',
        question: 'Koľko stojí urgentný projekt?',
        answer:
          'Pri urgentnom termíne sa cena môže zvýšiť až o 30 %. Pri novom webe kalkulačka pripočíta základný príplatok, odhad ostatných služieb ho neobsahuje. Konečný príplatok určí cenová ponuka podľa rozsahu a aktuálnej vyťaženosti.',
      },
      {
        slug: 'zaloha',
        question: 'Platí sa záloha?',
        answer:
          'Pri väčších projektoch zvyčajne áno a jej výšku určí cenová ponuka. Menšie práce sa platia po dokončení.',
      },
      {
        slug: 'dph-a-fakturacia',
        question: 'Ako je to s DPH a fakturáciou?',
        answer:
          '{vat} [{vatClause}] Platí sa podľa plánu platieb v ponuke, na výzvu na platbu. Po prijatí platby dostanete faktúru alebo potvrdenie.',
        more: { to: '/obchodne-podmienky#cena', label: 'Cena a platby v obchodných podmienkach' },
      },
    ],
  },
  {
    slug: 'priebeh-spoluprace',
    title: 'Priebeh spolupráce',
    items: [
      {
        slug: 'ako-spolupraca-prebieha',
        question: 'Ako spolupráca prebieha?',
        answer:
          'Konzultácia, návrh, programovanie, testovanie, spustenie a následná údržba. Kedykoľvek viete, v ktorej fáze sme a čo potrebujem od vás.',
      },
      {
        slug: 'ako-dlho-to-trva',
        question: 'Ako dlho trvá vytvorenie webu?',
        answer:
          'Závisí to od rozsahu: trvanie v týždňoch vidíte pri každom rozsahu a vo svojom rozpočte. Je v ňom aj čas na vaše pripomienky a počíta sa od dodania podkladov. Dobu aj termín spustenia určí ponuka.',
      },
      {
        slug: 'podklady',
        question: 'Čo odo mňa budete potrebovať?',
        answer:
          'Informácie o službách, fotografie prác a prístupy k doméne či hostingu. Ak niečo chýba, pomôžem to pripraviť.',
      },
      {
        slug: 'rychlost-odpovede',
        question: 'Ako rýchlo sa ozvete?',
        answer:
          '[Na dopyty odpovedám {answerWithin}.] [Pri platenej údržbe sa kritickej poruche začnem venovať do {criticalResponseHours: # hodiny | # hodín} v čase podpory ({supportHours}).]',
      },
      {
        slug: 'praca-na-dialku',
        question: 'Pracujete aj na diaľku?',
        answer: 'Áno. Konzultácia prebieha online alebo telefonicky, osobne sa stretneme po dohode.',
      },
    ],
  },
  {
    slug: 'technicke-otazky',
    title: 'Technické otázky',
    items: [
      {
        slug: 'vlastnictvo-webu',
        question: 'Komu web patrí?',
        answer:
          'Doména a účet na hostingu sú vedené na vás a váš obsah zostáva váš. Po zaplatení smiete web neobmedzene používať, upravovať aj zveriť inému.',
      },
      {
        slug: 'uprava-obsahu',
        question: 'Zvládnem upravovať web bez programátora?',
        answer: 'Áno, bežné úpravy zvládnete bez programovania. Ku každému webu dostanete krátky návod.',
      },
      {
        slug: 'seo-v-cene',
        question: 'Je v cene webu aj SEO?',
        answer:
          'Základné nastavenie SEO áno: titulky, popisy, mapa stránok, štruktúrované údaje a prepojenie s Google Search Console. Dlhodobejšia práca na tom, aby vás ľudia vo vyhľadávaní našli, je samostatná služba.',
        more: { to: '/sluzby/seo-optimalizacia', label: 'SEO optimalizácia' },
      },
      {
        slug: 'bezplatna-udrzba',
        question:
          'Čo {freeMaintenanceMonths: zahŕňa # mesiac | zahŕňajú # mesiace | zahŕňa # mesiacov} bezplatnej údržby?',
        answer:
          'Opravy chýb, aktualizácie a drobné úpravy textov po spustení. Nové funkcie sa oceňujú samostatne. Presný rozsah je v obchodných podmienkach.',
        more: { to: '/obchodne-podmienky#bezplatna-udrzba', label: 'Podmienky bezplatnej údržby' },
      },
    ],
  },
  {
    slug: 'udaje-a-sukromie',
    title: 'Údaje a súkromie',
    items: [
      {
        slug: 'ochrana-udajov',
        question: 'Čo robíte s mojimi údajmi?',
        answer:
          'Údaje z formulára použijem na vybavenie dopytu a nikomu ich nepredávam. Kedykoľvek si môžete vyžiadať ich kópiu alebo vymazanie. Podrobnosti sú v zásadách ochrany osobných údajov.',
        more: { to: '/ochrana-udajov', label: 'Zásady ochrany osobných údajov' },
      },
    ],
  },
];
