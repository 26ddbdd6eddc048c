import type { FeatureRequirement } from '#domain/prd/text-types.ts';

export const testimonials: FeatureRequirement = {
  story: 'Zákazník si prečíta skúsenosti ľudí, pre ktorých firma už pracovala.',
  criteria: [
    'Referencia sa zverejní iba so zaznamenaným súhlasom zákazníka; správca vidí dátum a spôsob súhlasu.',
    'Pri referenciách je veta o tom, či a ako sa overuje ich pôvod.',
    'Keď nie je zverejnená žiadna referencia, celý blok sa skryje a nezostane po ňom prázdne miesto.',
    'Na žiadosť zákazníka správca referenciu skryje najviac dvoma ťuknutiami; zmizne tak aj z údajov pre vyhľadávače.',
    'Text referencie sa zobrazuje v pôvodnom znení a správca ho neupravuje; poradie referencií určuje správca.',
  ],
  trades: {
    painter: 'Pri referencii je druh práce a rok, napríklad maľovanie interiéru.',
    electrician: 'Pri referencii je druh práce, napríklad nová inštalácia, oprava alebo odborná prehliadka.',
    plumber: 'Pri referencii je uvedené, či išlo o haváriu, alebo o plánovanú prácu.',
    roofer: 'Pri referencii je typ strechy, krytina a odkaz na realizáciu, ak je zverejnená.',
    flooring: 'Pri referencii je druh podlahy, plocha a odkaz na fotografie, ak sú zverejnené.',
    hvac: 'Pri referencii je typ zariadenia a dĺžka používania, napríklad jedna vykurovacia sezóna.',
    'general-contractor': 'Pri referencii je typ stavby a rok odovzdania; dlhšia má samostatnú stránku.',
    renovation: 'Pri referencii je rozsah rekonštrukcie a dvojica fotografií, ak s nimi zákazník súhlasí.',
    'construction-company':
      'Referencia firmy alebo obce uvádza názov investora, funkciu osoby a jej súhlas so zverejnením.',
  },
};

export const certificationDisplay: FeatureRequirement = {
  story: 'Oprávnenia a certifikáty firmy si zákazník overí priamo na webe.',
  criteria: [
    'Každé oprávnenie má názov, vydavateľa, platnosť a náhľad dokumentu; číslo sa uvádza, ak sa má zverejniť.',
    'Oprávnenie, ktorého platnosť uplynula, sa návštevníkom prestane zobrazovať v ten istý deň bez zásahu správcu.',
    'Správca dostane upozornenie e-mailom 60 a 14 dní pred koncom platnosti.',
    'Dokument sa dá zväčšiť a prečítať aj na mobile; súbor má najviac 2 MB a textový názov pre čítačku obrazovky.',
    'V náhľade dokumentu nie sú údaje, ktoré sa nemajú zverejniť, napríklad rodné číslo alebo podpis.',
  ],
  trades: {
    painter: 'Zobrazujú sa školenia výrobcov farieb a fasádnych systémov s rokom absolvovania.',
    electrician:
      'Zobrazuje sa osvedčenie o odbornej spôsobilosti elektrotechnika a rozsah činností, na ktoré platí.',
    plumber: 'Zobrazuje sa oprávnenie na prácu na plynových zariadeniach a rozsah, na ktorý platí.',
    roofer: 'Zobrazujú sa certifikáty výrobcov krytín a hydroizolácií, ktoré podmieňujú predĺženú záruku.',
    flooring: 'Zobrazujú sa školenia výrobcov podláh a lepidiel s rokom absolvovania.',
    hvac: 'Zobrazuje sa certifikát na prácu s fluórovanými plynmi a autorizácie výrobcov zariadení.',
    'general-contractor':
      'Zobrazuje sa zodpovedná osoba s odbornou spôsobilosťou a poistenie zodpovednosti s výškou krytia.',
    renovation: 'Zobrazujú sa oprávnenia jednotlivých remesiel vrátane subdodávateľov, ak s tým súhlasia.',
    'construction-company':
      'Zobrazujú sa systémové certifikáty (napríklad ISO 9001 a ISO 14001), členstvá a poistenie s výškou krytia.',
  },
};

export const warrantyInfo: FeatureRequirement = {
  story: 'Zákazník sa dozvie, na čo sa vzťahuje záruka a ako postupovať pri reklamácii.',
  criteria: [
    'Stránka uvádza dĺžku záruky pre každý druh práce, čo zahŕňa, čo nezahŕňa a odkedy plynie.',
    'Postup reklamácie má najviac 5 krokov a pri každom je uvedené, kto ho robí a dokedy.',
    'Reklamačný formulár prijme fotografie a do 2 minút potvrdí prijatie e-mailom s číslom reklamácie.',
    'Text schvaľuje klient; pri zmene zostane uložené predchádzajúce znenie a dátum účinnosti nového.',
    'Záručné podmienky sa dajú vytlačiť na najviac 2 strany bez ovládacích prvkov webu.',
  ],
  trades: {
    painter:
      'Záruka na nátery v interiéri a exteriéri je uvedená samostatne aj s podmienkou pripraveného podkladu.',
    electrician: 'Pri záruke je uvedené, ktoré odborné prehliadky treba vykonať, aby zostala v platnosti.',
    plumber: 'Záruka na montáž a záruka výrobcu zariadenia sú uvedené oddelene s kontaktom na servis.',
    roofer: 'Záruka na tesnosť strechy a záruka výrobcu krytiny sú uvedené oddelene.',
    flooring: 'Záruka uvádza podmienky vlhkosti a teploty priestoru, pri ktorých platí.',
    hvac: 'Záruka uvádza povinné servisné prehliadky a ich interval pre každý druh zariadenia.',
    'general-contractor':
      'Záruka na stavbu je uvedená po častiach: nosné konštrukcie, strecha, rozvody a povrchy.',
    renovation: 'Záruka uvádza, kto vybavuje reklamáciu, keď sa na práci podieľa viac remesiel.',
    'construction-company':
      'Záruka uvádza osobitný postup pre súkromných investorov a pre zmluvy s firmami a obcami.',
  },
};
