import type { FeatureRequirement } from '#domain/prd/text-types.ts';

export const beforeAfterGallery: FeatureRequirement = {
  story: 'Zákazník vedľa seba porovná stav pred prácou a po nej.',
  criteria: [
    'Posuvník sa ovláda dotykom, myšou aj šípkami na klávesnici a čítačke obrazovky oznamuje svoju polohu.',
    'Fotografie sa po nahratí samy prevedú do formátov AVIF a WebP; na mobile má jedna najviac 200 kB.',
    'Obrázky pod okrajom obrazovky sa načítajú až pri posune a ich miesto je vopred vyhradené, takže stránka neposkočí.',
    'Správca pridá dvojicu fotografií najviac v štyroch krokoch; bez textového popisu sa dvojica nedá zverejniť.',
    'Z nahratých fotografií sa odstráni údaj o mieste a čase vyhotovenia.',
  ],
  trades: {
    painter: 'Galériu možno triediť na interiéry, fasády, nátery a dekoratívne techniky.',
    roofer: 'Galériu možno triediť podľa typu strechy a krytiny; pri dvojici je mesiac a rok realizácie.',
    flooring: 'Galériu možno triediť podľa druhu podlahy; pri dvojici je plocha v m² a použitý materiál.',
    renovation:
      'Galériu možno triediť podľa miestnosti; jedna rekonštrukcia môže mať až 10 dvojíc fotografií.',
  },
};

export const projectPortfolio: FeatureRequirement = {
  story: 'Zákazník si prezrie podobné zákazky s fotografiami a rozsahom prác.',
  criteria: [
    'Každá realizácia má vlastnú adresu s fotografiami, rozsahom prác, použitým materiálom, obdobím a lokalitou.',
    'Zoznam možno filtrovať podľa typu práce; zvolený filter je súčasťou adresy, takže sa dá poslať odkazom a funguje aj návrat späť.',
    'Naraz sa zobrazí najviac 12 realizácií a ďalšie sa načítajú bez straty polohy na stránke.',
    'Správca pridá realizáciu s 10 fotografiami najviac za 10 minút, rozpracovanú si uloží ako koncept a poradie zmení presunutím.',
    'Každá realizácia má vlastný titulok, popis a náhľad na zdieľanie.',
    'Na konci realizácie je výzva na dopyt, ktorá do formulára prenesie typ práce.',
  ],
  trades: {
    painter:
      'Realizácie sa členia na byty, domy, fasády a firemné priestory; pri každej je technika a plocha v m².',
    electrician:
      'Realizácie sa členia na novostavby, výmeny rozvodov a priemyselné inštalácie; pri každej je rozsah a dĺžka prác.',
    plumber:
      'Realizácie sa členia na kúpeľne, rozvody, kotolne a podlahové kúrenie; pri každej sú použité značky zariadení.',
    roofer: 'Realizácie sa členia podľa typu strechy a krytiny; pri každej je plocha v m² a trvanie prác.',
    flooring:
      'Realizácie sa členia podľa druhu podlahy; pri každej je výrobok, plocha v m² a spôsob pokládky.',
    hvac: 'Realizácie sa členia na tepelné čerpadlá, klimatizácie a rekuperáciu; pri každej je výkon zariadenia a typ objektu.',
    'general-contractor':
      'Stavba na kľúč ukazuje fotografie podľa etáp od základov po odovzdanie a uvádza skutočné trvanie výstavby.',
    renovation:
      'Pri rekonštrukcii je plocha v m², trvanie prác a zoznam remesiel, ktoré sa na nej podieľajú.',
    'construction-company':
      'Realizácie sa členia podľa typu stavby; pri každej je rozsah, rok odovzdania a investor, ak so zverejnením súhlasí.',
  },
};

export const materialShowcase: FeatureRequirement = {
  story: 'Materiály a ich vlastnosti si zákazník prezrie na jednom mieste ešte pred návštevou predajne.',
  criteria: [
    'Každý materiál má fotografiu, popis vlastností, vhodné použitie a odporúčanú údržbu.',
    'Návštevník porovná vedľa seba najviac 3 materiály; na mobile sa porovnanie dá čítať bez posúvania celej stránky do strán.',
    'Materiály možno filtrovať aspoň podľa druhu a použitia; prázdny výsledok ponúkne zrušenie filtra.',
    'Tlačidlo „Mám záujem“ prenesie názov materiálu do dopytu.',
    'Správca skryje nedostupný materiál a jeho adresa ďalej vedie na prehľad, nie na chybovú stránku.',
  ],
  trades: {
    painter:
      'Pri vzorkách farieb je upozornenie, že odtieň na obrazovke sa môže líšiť, a trieda umývateľnosti náteru.',
    roofer: 'Pri každej krytine je najmenší sklon strechy, hmotnosť na m² a záruka výrobcu.',
    flooring: 'Pri každej podlahe je trieda záťaže, hrúbka, spôsob pokládky a vhodnosť na podlahové kúrenie.',
    renovation: 'Materiály sú zoradené podľa miestností; pri obkladoch a dlažbách je uvedená protišmykovosť.',
  },
};
