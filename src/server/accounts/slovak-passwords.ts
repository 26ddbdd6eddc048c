/** What Slovaks choose and lists from elsewhere lack, without diacritics: with up to four digits behind it is known, too. */
export const SLOVAK_PASSWORD_WORDS: ReadonlySet<string> = new Set(
  `heslo heslicko mojeheslo tajneheslo tajne tajomstvo nezabudni prihlasenie administrator spravca uzivatel pouzivatel
  slovensko slovan slovakia bratislava kosice presov zilina nitra trnava trencin martin poprad banskabystrica bystrica zvolen
  michalovce prievidza komarno levice humenne bardejov piestany topolcany dunaj tatry krivan devin orava liptov turiec
  zuzana katarina martina monika andrea maria anna jana eva lucia lenka petra veronika michaela natalia barbora kristina
  simona ivana jozef jan peter martin milan michal tomas marek lukas juraj stefan pavol vladimir miroslav daniel richard
  filip jakub samuel matej adam dominik patrik roman rastislav ladislav zuzka katka janka marienka ferko janko jozko peterko
  lasko laska milujem milujemta miluje lubimta zlatko milacik srdiecko slniecko slnko hviezda mesiac kvietok kvetinka
  ruzicka jahoda ceresna jablko hruska cokolada kavicka pivo pivecko vino vinko slivovica borovicka bryndza halusky
  macka macicka psik havko konik zajacik medvedik tigrik lev vlk orol sokol drak
  futbal hokej spartak skoda octavia fabia traktor auto motorka bicykel leto zima jar jesen
  januar februar marec april jul august september oktober november december pondelok utorok streda stvrtok piatok sobota nedela
  mamicka ocko mama otec babka dedko brat sestra rodina kamarat priatel domov domcek zahrada stavba remeslo maliar majster
  ahoj ahojte dobryden dobre dakujem prosim neviem nechcem internet pocitac telefon mobil klavesnica skola praca firma peniaze
  abeceda qwertz asdfgh poklop jezis boh anjel diabol fantazia sloboda stastie zivot svet`
    .split(/\s+/)
    .filter((word) => /^[a-z]+$/.test(word)),
);
