import type { FeatureRequirement } from '#domain/prd/text-types.ts';

export const quoteForm: FeatureRequirement = {
  story: 'Zákazník pošle zadanie aj s fotografiami priamo z mobilu.',
  criteria: [
    'Formulár má najviac 4 kroky a v každom vidno poradie kroku aj celkový počet krokov.',
    'Povinné sú iba meno, e-mail, telefón a popis práce; pri chýbajúcom alebo chybnom údaji sa pri poli zobrazí správa, ako ho opraviť, a vyplnené hodnoty zostanú zachované.',
    'K dopytu možno priložiť najviac 8 fotografií vo formáte JPG, PNG, WebP alebo HEIC, každú do 10 MB; iný súbor formulár odmietne so zrozumiteľným vysvetlením.',
    'Najneskôr 3 sekundy po odoslaní sa zobrazí potvrdenie s číslom dopytu a do 2 minút príde zákazníkovi zhrnutie e-mailom.',
    'Správca dostane e-mail s odpoveďami v tabuľke; pri výpadku pošty zostane dopyt uložený a e-mail sa odošle neskôr.',
    'Odoslanie robotom (vyplnené skryté pole alebo odoslanie do 3 sekúnd od otvorenia) sa neuloží a ľuďom sa nezobrazuje obrázková hádanka.',
  ],
  trades: {
    painter:
      'Formulár sa pýta na typ priestoru, približnú plochu alebo počet miestností, výšku stropov a stav omietky.',
    electrician:
      'Formulár sa pýta na typ objektu, počet miestností a vek rozvodov a vyzve na fotografiu rozvádzača.',
    plumber:
      'Formulár rozlíši haváriu od plánovanej práce; pri havárii namiesto ďalších otázok ponúkne telefónne číslo.',
    roofer: 'Formulár sa pýta na typ strechy, približnú plochu, druh krytiny a na to, či do objektu zateká.',
    flooring:
      'Formulár sa pýta na plochu v m², druh podlahy, stav podkladu a na to, či treba odstrániť starú krytinu.',
    hvac: 'Formulár sa pýta na plochu a zateplenie objektu, súčasný zdroj tepla a želané riešenie.',
    'general-contractor':
      'Formulár sa pýta na stav pozemku, projektu a povolení a dovolí priložiť projektovú dokumentáciu vo formáte PDF do 20 MB.',
    renovation:
      'Formulár sa pýta na typ a vek objektu, miestnosti určené na rekonštrukciu a na to, či bude priestor počas prác obývaný.',
    'construction-company':
      'Formulár rozlíši súkromného investora, firmu a obec; pri verejnom obstarávaní si vyžiada lehotu na predloženie ponuky.',
  },
};

export const emergencyContact: FeatureRequirement = {
  story: 'Zákazník zavolá na pohotovosť jedným dotykom, bez hľadania čísla.',
  criteria: [
    'Na mobile je tlačidlo na volanie viditeľné na každej stránke bez posúvania, má výšku aspoň 44 pixelov a neprekrýva obsah ani formuláre.',
    'Od otvorenia ktorejkoľvek stránky po vytočenie čísla stačia najviac dve ťuknutia; na počítači sa číslo zobrazí ako text, ktorý sa dá skopírovať.',
    'Vedľa tlačidla je čas dostupnosti; mimo neho sa text sám zmení a ponúkne odoslanie správy.',
    'Správca zmení číslo aj čas dostupnosti na jednom mieste a zmena sa na všetkých stránkach prejaví najneskôr o 5 minút.',
    'Tlačidlo sa dá použiť klávesnicou a čítačka obrazovky prečíta jeho účel aj číslo.',
  ],
  trades: {
    electrician:
      'Pri tlačidle sú najviac tri rady pre prípad skratu alebo zápachu z inštalácie; prvou je vypnutie hlavného ističa.',
    plumber:
      'Pri tlačidle sú najviac tri rady pre prípad havárie; prvou je uzavretie hlavného prívodu vody alebo plynu.',
    roofer:
      'Pri tlačidle je vysvetlené, čo patrí medzi havarijné opravy strechy, a dá sa odtiaľ poslať fotografia zatekania.',
    hvac: 'Pri tlačidle je vysvetlené, čo urobiť pri výpadku kúrenia alebo úniku chladiva a kedy volať tiesňovú linku 112.',
  },
};
