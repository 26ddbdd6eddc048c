import type { TradePageContent } from '#domain/content/schema.ts';

/** Landing page /pre/podlahar. */
export const flooring: TradePageContent = {
  typicalSize: 'medium',
  seo: {
    title: 'Web pre podlahára: vzorkovník a výpočet',
    description:
      'Vzorkovník podláh, výpočet plochy a dopyt, ktorý sa pýta na podklad. Vzorovú cenu webu pre podlahára si upravíte podľa seba.',
  },
  hero: {
    title: 'Web pre podlahára: vybrať, zmerať, opýtať sa',
    subtitle: 'Vzorkovník, výpočet plochy a dopyt, ktorý sa pýta na podklad',
  },
  about: {
    title: 'O cene rozhoduje to, čo je pod podlahou',
    paragraphs: [
      'Zákazník prichádza s predstavou o dekore a odchádza s otázkou, čo je pod ním. Vlhkosť poteru, nerovnosť a výška prahov zmenia cenu viac než odtieň dubu, preto o nich web hovorí otvorene a skôr, než padne prvé číslo.',
      'Vzorkovník nie je katalóg výrobcu. Spolu vyberieme podlahy, s ktorými naozaj pracujete, a pri každej bude napísané, do akej miestnosti sa hodí, čo znesie a ako sa o ňu starať. Kto má psa, deti alebo podlahové kúrenie, nájde odpoveď na prvý pohľad.',
      'Plochu si ľudia merajú radi, no často zle. Kalkulačka ich prevedie aj výklenkami a pôdorysom v tvare L a súčet pošle spolu s dopytom. Na zameranie potom chodíte tam, kde to má zmysel.',
    ],
  },
  features: [
    {
      id: 'room-calculator',
      why: 'Zákazník zadá miestnosti po jednej a hneď vidí súčet. K vám príde dopyt, v ktorom plocha nechýba.',
    },
    {
      id: 'material-showcase',
      why: 'Vinyl, laminát alebo drevo: porovnanie podľa použitia pripraví zákazníka na vzorky, ktoré mu prinesiete.',
    },
    {
      id: 'before-after-gallery',
      why: 'Obnovené parkety sú najlepšia ukážka remesla. Na jednej dvojici fotografií vidno, čo dokáže brúsenie a olej.',
    },
    {
      id: 'quote-form',
      why: 'Otázky na podklad, kúrenie a sťahovanie nábytku sú priamo vo formulári, takže na mieste vás prekvapí menej vecí.',
    },
  ],
  services: [
    {
      slug: 'cenove-kalkulacky',
      why: 'Z plochy, typu podlahy a prípravy podkladu vypočítajú orientačnú cenu.',
    },
    { slug: 'tvorba-webu', why: 'Web, ktorý spojí vzorkovník, ukážky prác a dopyt.' },
    { slug: 'seo-optimalizacia', why: 'Rady k výberu podlahy, ktoré privedú záujemcov o zameranie.' },
  ],
  faqs: [
    {
      question: 'Musím mať na webe všetky dekory?',
      answer:
        'Nie, práve naopak. Krátky výber, za ktorým stojíte, pomáha viac než stovky vzoriek. Ostatné ukážete pri obhliadke.',
    },
    {
      question: 'Vie kalkulačka počítať aj cenu?',
      answer:
        'Áno, ak chcete. Z plochy, typu podlahy a úpravy podkladu ukáže orientačné rozpätie a sadzby si meníte sami.',
    },
    {
      question: 'Ako predstaviť renováciu parkiet?',
      answer:
        'Samostatnou stránkou s postupom po krokoch a dvojicami fotografií. Je to iná služba aj iný zákazník než pokládka novej podlahy.',
    },
  ],
};
