import type { FeatureRequirement } from '#domain/prd/text-types.ts';

export const quoteCalculator: FeatureRequirement = {
  story: 'Z niekoľkých odpovedí zákazník hneď zistí orientačnú cenu.',
  criteria: [
    'Výpočet má najviac 7 otázok, každá je na vlastnej obrazovke a vidno, koľko ich ešte zostáva.',
    'Výsledok sa zobrazí najneskôr 1 sekundu po poslednej odpovedi ako rozpätie a uvádza tri položky, ktoré cenu najviac ovplyvnili.',
    'Pri 20 vzorových zákazkách od klienta sa suma, z ktorej vznikne rozpätie, zhoduje s jeho vlastným výpočtom na celé eurá.',
    'Pri výsledku je veta, že ide o nezáväzný orientačný odhad, a tlačidlo, ktoré odpovede odošle ako dopyt bez opakovaného vypĺňania.',
    'Správca zmení sadzby, prirážky a najnižšiu cenu bez programátora; staršie odoslané výpočty sa zmenou neprepíšu.',
    'Nulu, záporné číslo ani neprimerane veľký rozmer výpočet neprijme a vysvetlí prečo.',
  ],
  trades: {
    painter: 'Cena sa počíta z plochy stien a stropov, výšky miestností, stavu podkladu a počtu vrstiev.',
    electrician:
      'Cena sa počíta z počtu vývodov, zásuviek a svetiel, druhu stavby a potreby nového rozvádzača.',
    plumber:
      'Cena sa počíta z počtu zariaďovacích predmetov, dĺžky rozvodov a prístupu k stúpačkám; havárie kalkulačka neoceňuje.',
    roofer:
      'Cena sa počíta z pôdorysu, sklonu strechy, krytiny a klampiarskych prvkov; plochu strechy odvodí zo sklonu.',
    flooring: 'Cena sa počíta z plochy, druhu podlahy, prípravy podkladu, líšt a likvidácie starej krytiny.',
    hvac: 'Cena sa počíta z vykurovanej plochy, zateplenia a druhu zariadenia; výsledok oddelí zariadenie od montáže.',
    'general-contractor':
      'Cena sa počíta z podlahovej plochy, počtu podlaží a stupňa dokončenia od hrubej stavby po stavbu na kľúč.',
    renovation:
      'Cena sa počíta podľa miestností a štandardu materiálov; búracie práce a odvoz sutiny sú samostatnou položkou.',
  },
};

export const materialCalculator: FeatureRequirement = {
  story: 'Zákazník si vypočíta, koľko materiálu potrebuje, aby nekúpil veľa ani málo.',
  criteria: [
    'Výsledok je v merných jednotkách aj v celých baleniach zaokrúhlených nahor a rezerva na odpad má vlastný riadok.',
    'Rezervu na odpad možno zmeniť v rozsahu 0 až 25 %; predvolená hodnota závisí od materiálu.',
    'Rozmery sa dajú zadať s desatinnou čiarkou aj bodkou a výsledok sa prepočíta najneskôr pol sekundy po zmene.',
    'Pri 10 vzorových zadaniach od klienta sa množstvo zhoduje s ručným výpočtom.',
    'Výsledok sa dá vytlačiť, poslať e-mailom alebo priložiť k dopytu.',
  ],
  trades: {
    painter: 'Počíta sa farba, penetrácia a stierka podľa výdatnosti výrobku a počtu vrstiev.',
    roofer: 'Počíta sa krytina, latovanie, fólia a hrebenáče podľa plochy a sklonu strechy.',
    flooring: 'Počíta sa podlaha, podložka, lišty a lepidlo; pri uhlopriečnej pokládke sa rezerva zvýši.',
    renovation:
      'Počítajú sa obklady, dlažba, lepidlo a škárovacia hmota podľa rozmerov miestnosti a formátu obkladu.',
  },
};

export const roomCalculator: FeatureRequirement = {
  story: 'Po zadaní rozmerov zákazník hneď vidí plochu miestnosti, z ktorej sa dá práca predbežne oceniť.',
  criteria: [
    'Po zadaní dĺžky, šírky a výšky sa zobrazí plocha stien, stropu a podlahy v m² s presnosťou na dve desatinné miesta.',
    'Okná a dvere sa odpočítajú podľa počtu a rozmerov; odpočet väčší než plocha stien kalkulačka odmietne s vysvetlením.',
    'Pridať možno aspoň 10 pomenovaných miestností, pri každej je medzisúčet a na konci súčet.',
    'Miestnosť v tvare písmena L sa dá zadať ako dva obdĺžniky.',
    'Rozpracované údaje zostanú v prehliadači 7 dní a výsledok sa k dopytu priloží jedným tlačidlom.',
  ],
  trades: {
    painter: 'Plocha na natretie je uvedená zvlášť pre steny a strop a dá sa vynásobiť počtom vrstiev.',
    flooring: 'Okrem plochy sa vypočíta dĺžka líšt z obvodu miestnosti po odpočítaní dverných otvorov.',
    renovation: 'Plocha na obloženie sa dá obmedziť výškou obkladu, napríklad 2,1 m v kúpeľni.',
  },
};

export const energyCalculator: FeatureRequirement = {
  story: 'Zákazník vopred vidí, koľko energie ušetrí a kedy sa mu investícia vráti.',
  criteria: [
    'Výsledok ukazuje ročné náklady dnes a po zmene, ročnú úsporu v eurách aj v kWh a návratnosť v rokoch.',
    'Pri výsledku je zdroj a dátum použitých cien energií; správca ich zmení bez programátora.',
    'Každý vstupný údaj má predvolenú hodnotu a vysvetlenie, kde ho nájsť, napríklad na faktúre.',
    'Pri 10 vzorových objektoch od klienta sa výsledok líši od jeho výpočtu najviac o 1 %.',
    'Výsledok je označený ako odhad a nesľubuje výšku úspory ani získanie dotácie.',
  ],
  trades: {
    electrician:
      'Výpočet pokrýva fotovoltiku a výmenu osvetlenia; spotreba sa dá zadať v kWh za rok alebo sumou z faktúry.',
    hvac: 'Výpočet porovná tepelné čerpadlo, plynový kotol a elektrické vykurovanie podľa plochy a zateplenia objektu.',
    'general-contractor':
      'Výpočet porovná aspoň dve skladby obvodových stien a dva zdroje tepla podľa podlahovej plochy domu.',
  },
};
