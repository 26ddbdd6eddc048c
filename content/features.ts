import type { FeatureContent } from '#domain/content/schema.ts';
import type { FeatureId } from '#domain/quote/catalogue.ts';

/** Texts of the features beside their names (wizard step 3). */
export const FEATURE_CONTENT: Record<FeatureId, FeatureContent> = {
  'quote-form': {
    subject: { text: 'dopytový formulár', plural: false },
    description: 'Zákazník pošle zadanie aj s fotografiami.',
    tooltip:
      'Viackrokový formulár s kontrolou údajov a prílohami. Dopyty prichádzajú v prehľadnej tabuľke na váš e-mail.',
  },
  'consultation-booking': {
    subject: { text: 'rezervácia termínu', plural: false },
    description: 'Výber voľného termínu obhliadky alebo konzultácie.',
    tooltip: 'Kalendár s vašou dostupnosťou, potvrdením a pripomienkou e-mailom.',
  },
  'emergency-contact': {
    subject: { text: 'núdzový kontakt', plural: false },
    description: 'Tlačidlo na okamžité zavolanie.',
    tooltip: 'Výrazné tlačidlo na mobile s časom dostupnosti, vhodné pre havarijnú službu.',
  },
  'before-after-gallery': {
    subject: { text: 'galéria pred a po', plural: false },
    description: 'Porovnanie stavu pred prácou a po nej.',
    tooltip: 'Posuvník, ktorý na dotyk ukáže rozdiel. Fotografie sa optimalizujú automaticky.',
  },
  'project-portfolio': {
    subject: { text: 'portfólio realizácií', plural: false },
    description: 'Samostatná stránka pre každú zákazku.',
    tooltip: 'Fotografie, rozsah prác, materiál a lokalita, triedenie podľa typu stavby.',
  },
  'material-showcase': {
    subject: { text: 'prehľad materiálov', plural: false },
    description: 'Predstavenie materiálov, s ktorými pracujete.',
    tooltip: 'Vzorkovník s popisom vlastností a použitia, bez zdĺhavých katalógov.',
  },
  'quote-calculator': {
    subject: { text: 'kalkulačka ceny', plural: false },
    description: 'Orientačná cena podľa odpovedí zákazníka.',
    tooltip: 'Viackroková kalkulačka s rozpätím ceny a odoslaním dopytu.',
  },
  'material-calculator': {
    subject: { text: 'kalkulačka materiálu', plural: false },
    description: 'Výpočet potrebného množstva.',
    tooltip: 'Rozmery premení na balenia a kusy aj s rezervou na odpad.',
  },
  'room-calculator': {
    subject: { text: 'kalkulačka miestnosti', plural: false },
    description: 'Plocha stien a stropov podľa rozmerov.',
    tooltip: 'Odpočíta okná a dvere a ukáže plochu na natretie alebo obloženie.',
  },
  'energy-calculator': {
    subject: { text: 'kalkulačka úspor', plural: false },
    description: 'Odhad úspory energie a návratnosti.',
    tooltip: 'Porovnanie súčasných a budúcich nákladov podľa plochy a zdroja tepla.',
  },
  'service-areas': {
    subject: { text: 'oblasti pôsobenia', plural: true },
    description: 'Mapa a zoznam miest, kde pracujete.',
    tooltip: 'Zákazník rýchlo zistí, či k nemu prídete, a vyhľadávač vás ľahšie zaradí.',
  },
  'multi-location': {
    subject: { text: 'samostatné stránky prevádzok', plural: true },
    description: 'Samostatná stránka pre každú pobočku.',
    tooltip: 'Kontakty, otváracie hodiny a tím pre každé miesto so spoločnou správou.',
  },
  testimonials: {
    subject: { text: 'referencie zákazníkov', plural: true },
    description: 'Hodnotenia a odporúčania zákazníkov.',
    tooltip: 'Zobrazia sa len referencie, ktoré vložíte so súhlasom zákazníka.',
  },
  'certification-display': {
    subject: { text: 'oprávnenia a certifikáty', plural: true },
    description: 'Prehľad oprávnení, školení a členstiev.',
    tooltip: 'Dokumenty s platnosťou, ktoré zvyšujú dôveru zákazníka.',
  },
  'warranty-info': {
    subject: { text: 'záručné podmienky', plural: true },
    description: 'Čo záruka zahŕňa a ako reklamovať.',
    tooltip: 'Prehľadné vysvetlenie záruky a postupu, aby nebolo treba volať.',
  },
};
