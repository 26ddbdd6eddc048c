import type { TradePageContent } from '#domain/content/schema.ts';

/** Landing page /pre/maliar. */
export const painter: TradePageContent = {
  typicalSize: 'small',
  seo: {
    title: 'Web pre maliara: ukážky, plocha, dopyt',
    description:
      'Web pre maliara s galériou pred a po, výpočtom plochy a dopytom s fotografiami. Vzorovú cenu vidíte hneď a upravíte si ju podľa seba.',
  },
  hero: {
    title: 'Web pre maliara, ktorý ukáže čistú prácu',
    subtitle: 'Galéria pred a po, výpočet plochy a dopyt s fotografiami miestnosti',
  },
  about: {
    title: 'Maľbu si ľudia vyberajú očami',
    paragraphs: [
      'Zákazník chce vidieť rovné hrany pri strope, čistý prechod dvoch farieb a zakrytú podlahu, nie zoznam značiek. Preto na takom webe začínam galériou: tá istá miestnosť pred prácou a po nej a k tomu dve vety o tom, čo sa v nej robilo a kedy sa do nej dalo nasťahovať späť.',
      'Druhá otázka je vždy cena za meter štvorcový. Presné číslo bez obhliadky nikto poctivo nepovie, izbu si však vie zmerať každý. Kalkulačka z rozmerov vypočíta plochu stien a stropu, odpočíta okná a dvere a výsledok pripojí k dopytu. Ešte pred obhliadkou tak viete, či ide o detskú izbu, alebo o celý byt.',
      'Rok maliara je nerovnomerný: na jar fasády, pred sviatkami interiéry. Úvodnú ponuku si zmeníte sami za pár minút a v pokojnejších mesiacoch na jej miesto dáte nátery okien, stierky alebo tapety.',
    ],
  },
  features: [
    {
      id: 'quote-form',
      why: 'Zákazník pripojí fotografie stien, výšku stropu a termín. Či treba škrabať starý náter alebo opraviť omietku, uvidíte skôr, než sadnete do auta.',
    },
    {
      id: 'before-after-gallery',
      why: 'Jeden pohyb posuvníka povie o kvalite práce viac než odsek textu a na mobile sa ovláda prstom.',
    },
    {
      id: 'room-calculator',
      why: 'Z dĺžky, šírky a výšky vypočíta plochu na natretie. Namiesto vety „mám väčšiu izbu“ dostanete metre štvorcové.',
    },
    {
      id: 'testimonials',
      why: 'Maliara si ľudia púšťajú domov. Pár viet od zákazníkov, ktorí so zverejnením súhlasia, odpovie na otázku, či po vás zostane čisto.',
    },
  ],
  services: [
    { slug: 'tvorba-webu', why: 'Základ: ukážky prác, služby a dopyt na jednom mieste.' },
    {
      slug: 'cenove-kalkulacky',
      why: 'Keď má zákazník z plochy a typu náteru vidieť aj orientačnú cenu.',
    },
    { slug: 'udrzba-podpora', why: 'Nové fotografie do galérie doplním za vás, stačí ich poslať.' },
  ],
  faqs: [
    {
      question: 'Koľko fotografií potrebujem na začiatok?',
      answer:
        'Stačí niekoľko miestností odfotených z rovnakého miesta pred prácou a po nej. Poradím vám, ako fotiť mobilom, aby boli steny rovné a farby verné.',
    },
    {
      question: 'Musím na webe zverejniť ceny?',
      answer:
        'Nemusíte. Môžete ukázať rozpätie, cenu za meter štvorcový pri bežnej maľbe, alebo si najprv vypýtať rozmery a cenu poslať až potom. Rozhodujete vy a kedykoľvek to zmeníte.',
    },
    {
      question: 'Oplatí sa web, keď mám zákazky z odporúčaní?',
      answer:
        'Aj odporúčaný zákazník si vás najprv vyhľadá. Ak nájde ukážky a jasný kontakt, zavolá s dôverou. Ak nenájde nič, pravdepodobne zavolá aj niekomu ďalšiemu.',
    },
  ],
};
