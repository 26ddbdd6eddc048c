import type { StoredTexts } from '#domain/consent/stored-items.ts';

/** What each name that the product keeps in a browser is for; its lifetime comes from the code that sets it. */
export const STORED: StoredTexts = {
  browser: {
    category: 'necessary',
    purpose: 'Náhodné číslo prehliadača, ktoré chráni formuláre pred zneužitím.',
  },
  csrf: { category: 'necessary', purpose: 'Ochrana odosielaných formulárov (CSRF).' },
  session: { category: 'necessary', purpose: 'Prihlásenie do účtu.' },
  consent: { category: 'necessary', purpose: 'Záznam o vašom rozhodnutí na tejto stránke.' },
  chunkReload: {
    category: 'necessary',
    purpose: 'Značka, že sa stránka po výpadku pripojenia načítala znova, aby sa to neopakovalo.',
  },
  account: {
    category: 'necessary',
    purpose: 'Označenie účtu, ktorý tento prehliadač používa, aby po odhlásení nikto nevidel jeho údaje.',
  },
  invitation: {
    category: 'necessary',
    purpose: 'Pozvánka z e-mailu, kým sa neprihlásite alebo si nevytvoríte účet.',
  },
  toast: {
    category: 'functional',
    purpose: 'Oznámenie o prihlásení alebo odhlásení, ktoré ukáže až ďalšia stránka.',
  },
  offerDraft: {
    category: 'functional',
    purpose:
      'Neuložené zmeny cenovej ponuky v správe webu, kým ich server neprevezme, a položky, ktoré ste si v ponuke označili, kým ju neprijmete.',
  },
  messageDraft: {
    category: 'functional',
    purpose: 'Text a súbory rozpísanej správy, poznámky, podkladu alebo odovzdania, kým ich neodošlete.',
  },
  messageOutbox: {
    category: 'functional',
    purpose: 'Odoslaná správa, ktorá čaká na pripojenie k internetu, kým ju server neprevezme.',
  },
  theme: { category: 'functional', purpose: 'Zvolený vzhľad: svetlý, tmavý alebo podľa systému.' },
  quoteForm: {
    category: 'functional',
    purpose: 'Rozpracovaný rozpočet vrátane kontaktných údajov, aby ste mohli pokračovať neskôr.',
  },
  lastEmail: {
    category: 'functional',
    purpose:
      'E-mail z posledného odoslaného dopytu alebo z vyžiadania odkazu na prihlásenie; doplní sa do ďalšieho dopytu, registrácie alebo prihlásenia.',
  },
  autoAdvance: { category: 'functional', purpose: 'Vypnuté automatické pokračovanie v kalkulačke.' },
  confirmation: {
    category: 'functional',
    purpose:
      'Posledný odoslaný dopyt vrátane kontaktných údajov, aby ho mohla zobraziť stránka s potvrdením.',
  },
  contact: {
    category: 'functional',
    purpose: 'Rozpísaná správa z kontaktného formulára, aby sa po obnovení stránky nestratila.',
  },
  errorDetails: {
    category: 'functional',
    purpose: 'Podrobnosti chýb, ak ich na požiadanie podpory zapnete.',
  },
};

/** Page /cookies. `provider` is who runs the chat; the texts that name it are left out where there is no chat. */
export const COOKIES_PAGE = {
  lead: 'Všetko, čo tento web ukladá vo vašom prehliadači, na čo to slúži a ako dlho to zostáva uložené. Uložené údaje tu môžete vymazať.',
  settings: {
    mark: 'Nastavenia',
    title: 'Vaše nastavenia',
    categories: {
      necessary: {
        name: 'Nevyhnutné',
        text: 'Chránia formuláre a prihlásenie do účtu. Bez nich sa nedá nič odoslať ani sa prihlásiť.',
        state: 'Vždy zapnuté',
      },
      functional: {
        name: 'Funkčné',
        text: 'Uložia sa, až keď niečo urobíte, napríklad zmeníte vzhľad alebo začnete vypĺňať rozpočet.',
        state: 'Na vašu žiadosť',
      },
    },
    save: 'Uložiť výber',
    saved: 'Nastavenia cookies boli uložené.',
    decided: 'Posledné rozhodnutie',
    expires: 'Platí do',
    version: 'Verzia',
    nothingToAsk:
      'Nič ďalšie tento web neukladá. Na nevyhnutné a funkčné údaje sa súhlas nevyžaduje, preto tu nie je čo prijať ani odmietnuť.',
  },
  chat: [
    {
      name: 'Komunikácia',
      text: 'Online chat od poskytovateľa {provider}. Po spustení ukladá v zariadení vlastné údaje.',
      privacy: 'Zásady poskytovateľa {provider}',
      switch: 'Povoliť chat',
      undecided: 'Zatiaľ ste sa nerozhodli, chat sa preto nenačíta.',
      withoutScripts: 'Bez JavaScriptu sa chat nenačíta, preto tu nie je čo nastaviť.',
      withdrawal: {
        title: 'Ako súhlas odvolať',
        text: 'Rovnako ľahko, ako ste ho dali: vypnite kategóriu Komunikácia a uložte výber, alebo zvoľte Odmietnuť všetky. Na túto stránku vedie odkaz v pätičke každej stránky. Po odvolaní sa stránka načíta znova bez chatu a odstráni sa to, čo chat uložil v tomto prehliadači. Údaje na serveroch poskytovateľa {provider} odtiaľto odstrániť neviem, požiadajte o to poskytovateľa.',
      },
    },
  ],
  stored: {
    mark: 'Prehľad',
    title: 'Čo sa ukladá',
    columns: {
      name: 'Názov',
      purpose: 'Účel',
      category: 'Kategória',
      lifetime: 'Doba',
      setBy: 'Kto ukladá',
      kind: 'Typ',
    },
    lifetimes: { untilDeleted: 'Do vymazania', tab: 'Do zatvorenia karty' },
  },
  deletion: {
    mark: 'Vymazanie',
    title: 'Vymazať uložené údaje',
    text: 'Odstránia sa rozpracované rozpočty, e-mail posledného dopytu, zvolený vzhľad a všetko ostatné, čo má tento web uložené v tomto prehliadači. Odoslané dopyty sa nezmenia. Bezpečnostné cookies zostanú, kým neuplynie ich platnosť: chránia formuláre. Prihlásenie do účtu sa skončí, keď sa odhlásite.',
    action: 'Vymazať moje údaje v tomto prehliadači',
    question: 'Vymazať uložené údaje?',
    warning: 'Rozpracované rozpočty sa nedajú obnoviť. Odoslané dopyty zostanú.',
    confirm: 'Vymazať',
    cancel: 'Zrušiť',
    done: 'Uložené údaje v tomto prehliadači boli vymazané.',
    withoutScripts: 'Vymazať ich môžete v nastaveniach prehliadača.',
  },
  explained: {
    mark: 'Vysvetlenie',
    title: 'Dobré vedieť',
    parts: [
      {
        title: 'Čo sú cookies a lokálne úložisko',
        text: 'Cookies sú malé záznamy, ktoré si prehliadač uloží a pri ďalšej požiadavke pošle webu späť. Lokálne úložisko zostáva iba vo vašom prehliadači, úložisko relácie sa vymaže so zatvorením karty. Tento web ich používa len na zabezpečenie formulárov a na to, o čo ste požiadali. Nesleduje vás nimi.',
      },
      {
        title: 'Právny základ',
        text: 'Ukladanie údajov v zariadení upravuje § 109 ods. 8 zákona č. 452/2021 Z. z. o elektronických komunikáciách. Čo je nevyhnutné na fungovanie webu alebo na službu, o ktorú ste výslovne požiadali, sa ukladá bez súhlasu. Všetko ostatné len s vaším súhlasom.',
      },
      {
        title: 'Nastavenia prehliadača',
        text: 'Cookies a lokálne úložisko môžete vymazať alebo zablokovať aj v nastaveniach prehliadača. Ak zablokujete nevyhnutné cookies, formuláre sa nedajú odoslať a do účtu sa nedá prihlásiť.',
      },
      {
        title: 'Kontakt a sťažnosti',
        text: 'S otázkami sa obráťte na prevádzkovateľa, ktorého údaje sú v pätičke, alebo napíšte na {email}. Na ukladanie údajov v zariadeniach dohliada Úrad pre reguláciu elektronických komunikácií a poštových služieb, na spracúvanie osobných údajov {authority}.',
      },
    ],
  },
  version: 'Účinné od {effectiveFrom}, verzia {version}.',
};
