import type { ReferenceContent } from '#domain/content/schema.ts';

export const webMaliara: ReferenceContent = {
  slug: 'web-maliara',
  model: true,
  title: 'Web maliara s výpočtom plochy',
  trade: 'painter',
  service: 'tvorba-webu',
  illustration: 'before-after',
  summary: 'Galéria pred a po, kalkulačka miestnosti a dopyt, ktorý príde s metrami štvorcovými.',
  problem:
    'Maliar s jedným pomocníkom dostáva dopyty cez správy na sociálnej sieti. V každej chýba niečo iné: raz výška stropu, inokedy stav stien. Kým si údaje vypýta, zákazník už rieši termín s niekým iným.',
  built: [
    {
      title: 'Galéria s posuvníkom',
      description:
        'Dvojice fotografií z rovnakého miesta, zoradené podľa typu miestnosti. Obrázky sa pri nahratí zmenšia samy.',
    },
    {
      title: 'Kalkulačka miestnosti',
      description:
        'Rozmery, okná a dvere v pár poliach. Výsledkom je plocha stien a stropu, ktorá sa sama vloží do dopytu.',
    },
    {
      title: 'Dopyt po krokoch',
      description:
        'Miestnosti, stav stien s fotografiami a kontakt. Ku každému kroku sa dá vrátiť bez straty odpovedí.',
    },
  ],
  stack: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
  outcome:
    'Zákazník odíde s predstavou o ploche a maliar dostane zadanie, z ktorého vie odhadnúť prácu aj materiál. Prvý telefonát sa začína rovno termínom.',
  features: ['quote-form', 'before-after-gallery', 'room-calculator'],
  description:
    'Modelový projekt: galéria pred a po, výpočet plochy miestnosti a dopyt s fotografiami pre maliara. Pozrite si riešenie a použité funkcie.',
};
