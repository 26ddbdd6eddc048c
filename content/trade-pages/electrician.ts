import type { TradePageContent } from '#domain/content/schema.ts';

/** Landing page /pre/elektrikar. */
export const electrician: TradePageContent = {
  typicalSize: 'small',
  seo: {
    title: 'Web pre elektrikára: oprávnenia na očiach',
    description:
      'Oprávnenia na očiach, núdzový kontakt a oblasť výjazdu: web pre elektrikára so vzorovou cenou, ktorú si prispôsobíte podľa seba.',
  },
  hero: {
    title: 'Web pre elektrikára, ktorý hneď vzbudí dôveru',
    subtitle: 'Oprávnenia na očiach, pohotovosť na jedno ťuknutie, zadanie bez dohadovania',
  },
  about: {
    title: 'Porucha a projekt sú dve rôzne cesty',
    paragraphs: [
      'Pri elektrine sa zákazník bojí dvoch vecí: že príde niekto bez oprávnenia a že nepríde nikto. Na obe obavy má web odpovedať hneď hore. Osvedčenie, rozsah oprávnenia a oblasť výjazdu patria vedľa telefónneho čísla, nie do pätičky.',
      'Inak vám volá človek, ktorému vypadáva istič, a inak ten, kto plánuje rozvody v novostavbe. Prvý potrebuje tlačidlo na volanie a informáciu, kedy dvíhate telefón. Druhý potrebuje formulár, v ktorom uvedie počet zásuviek a priloží pôdorys. Web preto rozdelím na dve cesty, aby sa naliehavé volanie nestratilo medzi otázkami k projektu.',
      'Odborné prehliadky a skúšky sú práca, ktorá sa vracia. Dostanú vlastnú stránku s vysvetlením, kto ich potrebuje a čo je ich výsledkom. Nájdu ju správcovia bytových domov aj majitelia prevádzok.',
    ],
  },
  features: [
    {
      id: 'emergency-contact',
      why: 'Pri výpadku nikto nečíta. Veľké tlačidlo na mobile vytočí vaše číslo a vedľa neho stojí, v ktorých hodinách pohotovosť platí.',
    },
    {
      id: 'quote-form',
      why: 'Pôdorys, fotografia rozvádzača a zoznam miestností prídu naraz. Ponuku pripravíte bez doplňujúcich telefonátov.',
    },
    {
      id: 'certification-display',
      why: 'Osvedčenie s rozsahom a platnosťou je to prvé, čo si pri vyhradených technických zariadeniach overuje správca aj stavebník.',
    },
    {
      id: 'service-areas',
      why: 'Mapa a zoznam obcí povedia, kam prídete a odkiaľ účtujete dopravu. Zbytočných volaní ubudne.',
    },
  ],
  services: [
    { slug: 'tvorba-webu', why: 'Web s dvoma cestami: porucha a plánovaná práca.' },
    {
      slug: 'seo-optimalizacia',
      why: 'Aby vás našli ľudia, ktorí hľadajú elektrikára vo vašom okrese.',
    },
    { slug: 'udrzba-podpora', why: 'Pohotovosť má zmysel len vtedy, keď web naozaj beží.' },
  ],
  faqs: [
    {
      question: 'Môžem na web vložiť sken osvedčenia?',
      answer:
        'Áno, odporúčam však zakryť osobné údaje a nechať viditeľné číslo, rozsah a platnosť. Prehľad pripravím tak, aby ste platnosť vedeli zmeniť sami.',
    },
    {
      question: 'Čo ak pohotovosť neposkytujem nepretržite?',
      answer:
        'Tlačidlo sa môže zobrazovať iba v hodinách, ktoré určíte. Mimo nich web ponúkne formulár a povie, kedy sa ozvete.',
    },
    {
      question: 'Dá sa cez web dohodnúť odborná prehliadka?',
      answer:
        'Áno. Krátky formulár sa opýta na typ objektu, rozsah a dátum poslednej prehliadky a príde vám ako hotové zadanie. Termín potvrdíte vy.',
    },
  ],
};
