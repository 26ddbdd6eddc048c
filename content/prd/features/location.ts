import type { FeatureRequirement } from '#domain/prd/text-types.ts';

export const serviceAreas: FeatureRequirement = {
  story: 'Zákazník si bez telefonovania overí, či firma pracuje aj v jeho obci.',
  criteria: [
    'Po zadaní obce alebo PSČ web najneskôr o 1 sekundu odpovie, či leží v oblasti pôsobenia; pri zápornej odpovedi ponúkne kontakt.',
    'Vyhľadávanie nájde obec aj bez diakritiky a pri rovnomenných obciach uvedie okres.',
    'Zoznam oblastí je dostupný ako text; bez mapy sa nestratí žiadna informácia.',
    'Mapa sa kreslí z vlastných súborov webu, preto nevyžaduje súhlas s cookies tretích strán.',
    'Správca pridá alebo odoberie oblasť bez programátora a zmena sa prejaví v zozname, na mape aj v údajoch pre vyhľadávače.',
  ],
  trades: {
    painter: 'Pri vzdialenejšej oblasti je uvedená najmenšia veľkosť zákazky, pri ktorej sa do nej cestuje.',
    electrician: 'Pri oblasti je uvedené, či v nej funguje aj pohotovosť, a orientačný čas príchodu.',
    plumber: 'Pri oblasti je uvedený orientačný čas príchodu pri havárii a cena výjazdu.',
    roofer: 'Pri vzdialenejšej oblasti je uvedená najmenšia plocha strechy, pri ktorej je výjazd možný.',
    flooring: 'Pri oblasti je uvedené, či je zameranie bez poplatku alebo spoplatnené.',
    hvac: 'Oblasť montáže a oblasť servisu sa dajú nastaviť nezávisle a návštevník ich rozlíši aj bez farieb.',
    'general-contractor':
      'Pri oblasti je uvedené, či sa v nej realizujú celé stavby, alebo iba vybrané časti dodávky.',
    renovation:
      'Pri vzdialenejšej oblasti je uvedený najmenší rozsah rekonštrukcie, pri ktorom sa do nej cestuje.',
    'construction-company': 'Oblasti sa členia podľa krajov a pri každom je kontakt na zodpovednú osobu.',
  },
};

export const multiLocation: FeatureRequirement = {
  story: 'Zákazník nájde najbližšiu prevádzku, jej kontakt aj otváracie hodiny a dopyt príde správnym ľuďom.',
  criteria: [
    'Každá prevádzka má vlastnú stránku s kontaktom, otváracími hodinami, tímom a polohou.',
    'Otváracie hodiny počítajú so štátnymi sviatkami a stránka ukazuje, či je prevádzka práve otvorená.',
    'Dopyt zo stránky prevádzky príde na jej e-mail a nesie jej názov.',
    'Správca prevádzky upravuje iba svoju prevádzku, hlavný správca všetky.',
    'Každá prevádzka má vlastný titulok a vlastné štruktúrované údaje pre vyhľadávače.',
    'Hlavný správca pridá novú prevádzku bez programátora najviac za 15 minút.',
  ],
  trades: {
    hvac: 'Pri prevádzke sú značky zariadení, ktoré servisuje, a čas servisnej pohotovosti.',
    'general-contractor': 'Pri prevádzke sú prebiehajúce stavby a kontakt na stavbyvedúceho.',
    'construction-company':
      'Pri prevádzke je jej odborné zameranie a osobitný kontakt pre firmy, obce a súkromných investorov.',
  },
};
