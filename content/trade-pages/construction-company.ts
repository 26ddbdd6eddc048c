import type { TradePageContent } from '#domain/content/schema.ts';

/** Landing page /pre/stavebna-firma. */
export const constructionCompany: TradePageContent = {
  typicalSize: 'large',
  seo: {
    title: 'Web pre stavebnú firmu s portfóliom',
    description:
      'Portfólio podľa typu stavby, prehľad oprávnení a stránky pobočiek. Vzorovú cenu webu pre stavebnú firmu si prepočítate podľa seba.',
  },
  hero: {
    title: 'Web pre stavebnú firmu, ktorý obstojí pred investorom',
    subtitle: 'Portfólio podľa typu stavby, oprávnenia a kontakty na pobočky',
  },
  about: {
    title: 'Číta ho projektant, nákupca a komisia',
    paragraphs: [
      'Stavebnú firmu si zvyčajne neprezerá domácnosť. Projektant, nákupca alebo obec hľadá dôkaz, že podobnú stavbu viete postaviť: typ, rozsah, použitú technológiu a človeka, ktorý za ňu zodpovedá. Web mu to má dať na jednej stránke a bez telefonátu.',
      'Portfólio zostavím ako databázu: haly, bytové domy, zateplenie aj inžinierske stavby majú vlastné údaje a dajú sa triediť. Keď pripravujete ponuku do súťaže, porovnateľné zákazky v ňom nájdete na pár kliknutí.',
      'Pri viacerých prevádzkach sa kontakty rýchlo rozídu so skutočnosťou. Každá pobočka preto dostane stránku s vedúcim a okruhom pôsobenia, spravuje sa však z jedného miesta. Rovnakú pozornosť venujem voľným miestam, lebo dobrí majstri si firmu tiež najprv pozrú.',
    ],
  },
  features: [
    {
      id: 'project-portfolio',
      why: 'Triedenie podľa typu, rozsahu a materiálu skráti projektantovi hľadanie porovnateľnej stavby na pár sekúnd.',
    },
    {
      id: 'multi-location',
      why: 'Investor zavolá pobočke, ktorá je najbližšie k stavenisku, a údaje stačí opraviť na jednom mieste.',
    },
    {
      id: 'certification-display',
      why: 'Certifikáty a oprávnenia s platnosťou sú pohromade, takže podklady do súťaže nehľadáte po e-mailoch.',
    },
    {
      id: 'quote-form',
      why: 'Dopyt s projektovou dokumentáciou a termínom príde rovno rozpočtárovi.',
    },
  ],
  services: [
    { slug: 'tvorba-webu', why: 'Portfólio, pobočky aj voľné miesta s jednou správou obsahu.' },
    { slug: 'erp-systemy', why: 'Zákazky, sklad, stroje a výkazy v jednom systéme.' },
    { slug: 'web-aplikacie', why: 'Stavebný denník alebo evidencia prác priamo z mobilu.' },
  ],
  faqs: [
    {
      question: 'Dá sa web prepojiť s naším systémom?',
      answer:
        'Ak systém ponúka rozhranie, áno. Najprv overím, čo umožňuje, a až potom navrhnem rozsah a cenu prepojenia.',
    },
    {
      question: 'Môže mať web viac jazykov?',
      answer:
        'Áno. Každý jazyk má vlastné adresy a v rozpočte je osobitnou položkou. Preklad dodáte vy, alebo ho po dohode zabezpečím.',
    },
    {
      question: 'Kto môže na webe meniť obsah?',
      answer:
        'Ľudia, ktorým dáte prístup, a každý len vo svojej časti: pobočka svoje kontakty, marketing portfólio, personalista voľné miesta.',
    },
  ],
};
