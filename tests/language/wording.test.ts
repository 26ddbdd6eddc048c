import { expect, test } from 'vitest';
import { sourceTexts } from './source-texts.ts';

/** Wordings that readers have sent back, and what is written instead. */
const INSTEAD: readonly [wrong: RegExp, write: string][] = [
  [/rozpočet klienta|plánovan\p{L}+ rozpoč|rozpočtom klient/iu, 'the client’s own money is not a "rozpočet"'],
  [/(?<!\p{L})ost(?:áva(?:jú)?|an(?:e|ú))(?!\p{L})/u, '"zostáva", "zostane"'],
  [/platnosť \p{L}+ vypršala|vypršan/iu, '"uplynula"'],
  [/Čo od vás budem/u, 'a question as the visitor asks it: "Čo odo mňa budete …"'],
  [
    /(?<!\p{L})(?:Zameriame sa|Cenu rozdelíme|Sledujeme)(?!\p{L})/u,
    'the first person singular of the operator’s own work',
  ],
  [/(?<!\p{L})(?<!sa )začína(?:jú)? (?:s|so|na|rovno)(?!\p{L})/u, '"začína sa", it has no object here'],
  [/(?:zákazky|sklad), klienti|referenci\p{L} klientov/iu, '"zákazníci", who buy from the client'],
  [
    /(?<!\p{L})texty(?![^.]*dohodnut)[^.]*(?:napíšem|viem napísať)|(?<!cenu )napíšem:/iu,
    'writing texts is not in the price (terms 6)',
  ],
  [
    /(?<!\p{L})zmaza\p{L}+|záchrann\p{L}+ kód/iu,
    'an account is "zrušený", data "vymazané", codes are "záložné"',
  ],
  [/opí(?:šte|sať|šete) kód/iu, '"zadať kód": who is to "opísať" something tells what it is like'],
  [/dvojfaktor|druh\p{L}+ overen/iu, '"druhý krok prihlásenia"'],
  [/(?<!\p{L})(?:ste|bud(?:ete|ú)) prihlásen(?:í|ý|á)|prihlásený\/á/iu, 'no participle about the reader'],
  [
    /(?<!\p{L})som (?:\p{L}+ )?\p{L}+[aeiíouy]l(?!\p{L})|(?<!\p{L})\p{L}+[aeiíouy]l som(?!\p{L})/iu,
    'present or future of the operator, no past tense, which shows a gender',
  ],
  [/(?<!\p{L})ponuku prijímam/iu, '"objednávam", which fits an addendum, too'],
  [/(?<!\p{L})videný(?!\p{L})/iu, 'a request is "prečítaný", to its client as to the operator'],
  [/(?<!\p{L})otvoriť rozpočet$/iu, '"Otvoriť rozpočet (PDF)", where a file opens'],
  [/(?<!^Krok \{\}) zo?[ \u00A0]\{\}/u, 'zBefore of a number; a day after a colon: "Posledná záloha: {}"'],
  [/(?<!\p{L})kopírovať (?:odkaz|text|IBAN|kódy|kľúč)/iu, '"Skopírovať", which is done at once'],
  [/skúste to o[ \u00A0]chvíľu/iu, '"Skúste to znova o chvíľu."'],
  [/(?<!\p{L})do \{\} o[ \u00A0]\{\}/u, '"do 26. 11., 15:48"'],
  [/krivk/iu, 'what a client knows: "Logo na tlač"'],
  [/Web je spustený|[Ss]pust(?:ím|iť|enie) web/u, 'a project, which may be a calculator or an ERP as well'],
  [/koľko chce(?:te)? (?:\p{L}+ )*dať/iu, '"predpokladaná suma", "S akou sumou počítate?"'],
  [/sa (?:od vás nečaká|čaká od vás)/iu, '"Čo od vás potrebujem"'],
  [/preberac\p{L}+ protokol|správ\p{L}+ o[ \u00A0]odovzdan/iu, '"odovzdávací protokol"'],
  [/starostlivos/iu, '"údržba", as the service is called'],
  [/(?<!\p{L})t(?:ie|ých|ým|ej|ú), čo sa/iu, '"ktoré sa", where it is not who or what in general'],
  [/(?<!\p{L})do (?:kedy|akého (?:dátumu|času))(?!\p{L})/iu, '"dokedy", "ako rýchlo"'],
  [
    /pre \{trade\}(?: v rozsahu \{size\})?, (?:\p{L}+ )?ktor/u,
    'a new sentence: the trade may be a firm, which is feminine',
  ],
  [/Web pre (?:kúrenie|rekonštrukcie)/u, 'a website is for a firm'],
  [/príde skôr, než|zistí skôr, než (?!si)/u, 'what can be kept: "hneď"'],
  [/komu zavolať/u, '"na koho sa obrátiť", which is true without a phone, too'],
  [/(?:pošlite|príde) v SMS/u, 'a way that does not need a phone of the operator'],
  [/„(?:ako|kde|koľko|kedy|prečo|v akom) [^“?]*“/u, 'a question mark inside the quotation marks'],
  [/písomne odsúhlas|potvrdíte písomne/iu, 'how it is done: in the account, by the button of the offer'],
  [/[Bb]eriem na vedomie/u, '"Vyhlasujem, že mám poučenie" (zákon 108/2024, § 17 ods. 10)'],
  [/(?<!\p{L})Ukázať(?:$|: | (?:všet|star|ďalš|menej|náhľad|účet))/u, '"Zobraziť"'],
  [/(?<!\p{L})predošl/iu, '"predchádzajúci"'],
  [/(?<!\p{L})Zavrieť oznam(?!\p{L})/u, '"oznámenie"'],
  [/(?:Pridať|Zavrieť|aspoň jeden) riadok|riadok bez názvu|k[ \u00A0]riadku/iu, 'an offer has "položky"'],
  [
    /dopyt\p{L}* je (?:získaný|stratený)|^(?:Získaný|Straten(?:ý|é))(?!\p{L})/u,
    'a request is "úspešný" or "neúspešný"',
  ],
  [/[Dd]o sľubu|^Sľub(?!\p{L})/u, '"Odpovedať do", "Čas na odpoveď"'],
  [/(?<!\p{L})(?:etap(?:a|u|e|ou|y)|k[ \u00A0]projektu) \{\}/u, 'a title in „…“, since it takes no case'],
  [/^(?:Hotové|Práca hotová)$/u, '"Dokončenie"'],
  [/(?<!\p{L})(?:ne)?stih(?:ne|núť)(?!\p{L})/u, 'a deadline "sa dá dodržať"'],
  [/(?<!\p{L})plán[ \u00A0]\{\}/u, 'a number with its unit: "podľa plánu {}"'],
  [/sa už nedá\.$/iu, 'with what it is: "Prijať ju už nemožno."'],
];

const mistakes = (text: string): string[] =>
  INSTEAD.filter(([wrong]) => wrong.test(text)).map(([, write]) => write);

test('no text of the sources says what readers have sent back', () => {
  const found = sourceTexts().flatMap(({ file, text }) =>
    mistakes(text).map((write) => `${file}: ${text.slice(0, 80)}: ${write}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'Rozpočet klienta',
  'Všetko ostáva uložené.',
  'Rozpočet začína s tým, čo ste si vybrali.',
  'Zákazky, klienti a dokumenty',
  'Otvoriť rozpočet',
  'Texty dodáte vy, alebo ich napíšem podľa podkladov.',
  'Vám ostane dopyt.',
  'Platnosť formulára vypršala.',
  'Čo od vás budem potrebovať?',
  'Účet je zmazaný.',
  'Záchranné kódy',
  'Opíšte kód z e-mailu',
  'Zapnite si dvojfaktorové overenie.',
  'Na stránke, na ktorej ste prihlásení, zadajte kód.',
  'Cenu rozdelíme na etapy.',
  'V prvom riadku som nenašiel stĺpec s názvom.',
  'Ponuku prijímam ako spotrebiteľ.',
  'Videný',
  'Nahraté sú {} z\u00A0{}.',
  'Prijať sa už nedá.',
  'Kopírovať odkaz',
  'Skúste to o\u00A0chvíľu.',
  'ešte 7 h, do {} o\u00A0{}',
  'Logo v\u00A0krivkách',
  'Web je spustený.',
  'Koľko chcete do projektu dať?',
  'Zaškolenie a preberací protokol',
  'Správa o odovzdaní',
  'Nič sa od vás nečaká.',
  'Pravidelná starostlivosť o web',
  'Otázky, z ktorých zákazník vidí iba tie, čo sa ho týkajú',
  'Ktoré oprávnenia sa majú zverejniť a do kedy platia?',
  'Mám záujem o webovú aplikáciu pre {trade}, ktorá nahradí tabuľky.',
  'Web pre rekonštrukcie: vidno cestu aj výsledok',
  'Upozornenie na výpadok príde skôr, než si ho všimnú zákazníci.',
  'Keď sa niečo pokazí, viete, komu zavolať.',
  'Heslo pošlite v SMS.',
  'Menej telefonátov „kde to mám“',
  'Etapa je hotová, keď jej výstup klient písomne odsúhlasí.',
  'Ukázať všetky dopyty',
  'Predošlý dopyt',
  'Zavrieť oznam',
  'Pridať riadok',
  'Tento dopyt je stratený.',
  'Do sľubu',
  'po etape {}',
  'Práca hotová',
  'Želaný termín sa s týmto plánom nestihne.',
  'trvala {}, plán\u00A0{}',
  'Beriem na vedomie, že právo na odstúpenie zaniká.',
])('%j is sent back', (text) => {
  expect(mistakes(text)).toHaveLength(1);
});

test.each([
  'Všetko zostáva uložené.',
  'Rozpočet sa začína tým, čo ste si vybrali.',
  'Otvoriť rozpočet (PDF)',
  'Texty dodáte vy, alebo ich za dohodnutú cenu napíšem.',
  'Krok {} z {}',
  'Zákazník sa pýta „koľko to stojí?“ a potom zavolá.',
  'Chcem, aby sa výpadok zistil skôr, než si ho všimnú zákazníci.',
  'Mám záujem o webovú aplikáciu pre {trade}. Má nahradiť tabuľky.',
  'Skopírovať odkaz',
  'ešte 7 h, do {}, {}',
])('%j is right', (text) => {
  expect(mistakes(text)).toEqual([]);
});
