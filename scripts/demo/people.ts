/** Somebody invented, on a domain that nobody can own (RFC 6761). */
export interface DemoPerson {
  name: string;
  company?: string;
  /** Before and behind the @. */
  mailbox: string;
  domain: string;
}

/** Everybody who writes to the demo's firm, by the keys of its requests. */
export const DEMO_PEOPLE: Readonly<Record<string, DemoPerson>> = {
  hradil: {
    name: 'Rastislav Hradil',
    company: 'Hradil strechy, s. r. o.',
    mailbox: 'rastislav',
    domain: 'hradilstrechy',
  },
  ondrus: { name: 'Milan Ondruš', mailbox: 'milan.ondrus', domain: 'posta' },
  galbavy: { name: 'Igor Galbavý', company: 'Náradie Galbavý', mailbox: 'obchod', domain: 'naradiegalbavy' },
  pastekova: {
    name: 'Zuzana Pašteková',
    company: 'Nové jadro, s. r. o.',
    mailbox: 'pastekova',
    domain: 'novejadro',
  },
  rybarik: { name: 'Pavol Rybárik', mailbox: 'pavol.rybarik', domain: 'posta' },
  vavro: {
    name: 'Tomáš Vavro',
    company: 'Elektro Vavro, s. r. o.',
    mailbox: 'tomas',
    domain: 'elektrovavro',
  },
  mastalir: { name: 'Ján Maštalír', mailbox: 'jan.mastalir', domain: 'posta' },
  jedlicka: { name: 'Eva Jedličková', company: 'Jedlička stavebniny', mailbox: 'eva', domain: 'jedlicka' },
  drobna: {
    name: 'Katarína Drobná',
    company: 'Katarína Drobná – maľovanie',
    mailbox: 'katarina',
    domain: 'malujemradi',
  },
  kmet: {
    name: 'Ing. Andrea Kmeťová',
    company: 'Kmeť stav, a. s.',
    mailbox: 'sekretariat',
    domain: 'kmetstav',
  },
  zubrik: { name: 'Peter Zúbrik', mailbox: 'peter.zubrik', domain: 'posta' },
  frano: {
    name: 'Marek Fraňo',
    company: 'Podlahy Fraňo, s. r. o.',
    mailbox: 'marek',
    domain: 'podlahyfrano',
  },
  belanova: { name: 'Simona Belanová', mailbox: 'simona', domain: 'salonsimona' },
  kubis: { name: 'Jozef Kubiš', company: 'Maľby Kubiš', mailbox: 'jozef', domain: 'malbykubis' },
  lukac: { name: 'Dušan Lukáč', mailbox: 'dusan.lukac', domain: 'posta' },
  petras: {
    name: 'Róbert Petráš',
    company: 'Petráš fasády, s. r. o.',
    mailbox: 'info',
    domain: 'petrasfasady',
  },
  hanzel: {
    name: 'Ing. Martin Hanzel',
    company: 'Hanzel domy, s. r. o.',
    mailbox: 'hanzel',
    domain: 'hanzeldomy',
  },
  sadlon: { name: 'Filip Sadloň', mailbox: 'filip.sadlon', domain: 'posta' },
  uhrin: {
    name: 'Lenka Uhrínová',
    company: 'Iskra čistenie, s. r. o.',
    mailbox: 'lenka',
    domain: 'iskracistenie',
  },
  brezina: { name: 'Stanislav Brezina', company: 'Brezina kov', mailbox: 'dielna', domain: 'brezinakov' },
  skorupa: { name: 'Viktor Škorupa', company: 'Schodiská Škorupa', mailbox: 'viktor', domain: 'skorupa' },
  moravcik: {
    name: 'Ľubomír Moravčík',
    company: 'Moravčík teplo',
    mailbox: 'lubomir',
    domain: 'moravcikteplo',
  },
  halasova: { name: 'Jana Halasová', company: 'Halas servis', mailbox: 'jana', domain: 'halasservis' },
  benko: {
    name: 'Vladimír Benko',
    company: 'Benko kúrenie, s. r. o.',
    mailbox: 'benko',
    domain: 'benkokurenie',
  },
  vrabec: {
    name: 'Adriana Vrabcová',
    company: 'Ploty Vrabec, s. r. o.',
    mailbox: 'adriana',
    domain: 'plotyvrabec',
  },
  kralik: { name: 'Ondrej Králik', mailbox: 'ondrej.kralik', domain: 'posta' },
  lipan: {
    name: 'Mária Tkáčová',
    company: 'Lipany stavby, s. r. o.',
    mailbox: 'tkacova',
    domain: 'lipanystavby',
  },
  sokol: {
    name: 'Matej Sokol',
    company: 'Sokol elektro, s. r. o.',
    mailbox: 'matej',
    domain: 'sokolelektro',
  },
  mihalik: {
    name: 'Branislav Mihálik',
    company: 'Kúpeľne Mihálik',
    mailbox: 'branislav',
    domain: 'kupelnemihalik',
  },
  gajdos: { name: 'Roman Gajdoš', company: 'Gajdoš výškové práce', mailbox: 'roman', domain: 'gajdosvysky' },
  tomko: { name: 'Marián Tomko', mailbox: 'marian.tomko', domain: 'posta' },
  sedlak: {
    name: 'Michal Sedlák',
    company: 'Sedlák podlahy, s. r. o.',
    mailbox: 'michal',
    domain: 'sedlakpodlahy',
  },
  kollarova: {
    name: 'Veronika Kollárová',
    company: 'Záhrady Kollárová',
    mailbox: 'veronika',
    domain: 'zahradyveronika',
  },
  zeman: { name: 'Anton Zeman', company: 'Strechy Zeman', mailbox: 'anton', domain: 'strechyzeman' },
  fedorko: {
    name: 'Patrik Fedorko',
    company: 'Okná Fedorko, s. r. o.',
    mailbox: 'patrik',
    domain: 'oknafedorko',
  },
  duris: { name: 'Peter Ďuriš', company: 'Ďuriš elektro', mailbox: 'peter', domain: 'duriselektro' },
  krizan: { name: 'Juraj Križan', mailbox: 'juraj.krizan', domain: 'posta' },
  bukovina: {
    name: 'Ľudovít Bukovina',
    company: 'Tesárstvo Bukovina, s. r. o.',
    mailbox: 'ludovit',
    domain: 'tesarstvobukovina',
  },
  hornak: {
    name: 'Ing. Daniel Horňák',
    company: 'Horňák rekonštrukcie, s. r. o.',
    mailbox: 'daniel',
    domain: 'hornak',
  },
  mraz: { name: 'Boris Mráz', company: 'Mráz klíma, s. r. o.', mailbox: 'boris', domain: 'mrazklima' },
  ferencik: {
    name: 'Gabriel Ferenčík',
    company: 'Ferenčík a synovia',
    mailbox: 'gabriel',
    domain: 'ferencik',
  },
  skvarka: {
    name: 'Silvia Škvarková',
    company: 'Stavebniny Škvarka',
    mailbox: 'silvia',
    domain: 'stavebninyskvarka',
  },
  palenik: { name: 'František Páleník', mailbox: 'frantisek.palenik', domain: 'posta' },
  valach: {
    name: 'Erik Valach',
    company: 'Valach lešenie, s. r. o.',
    mailbox: 'erik',
    domain: 'valachlesenie',
  },
  repa: { name: 'Štefan Repa', company: 'Zemné práce Repa', mailbox: 'stefan', domain: 'zemnepracerepa' },
  chovan: {
    name: 'Monika Chovanová',
    company: 'Dvere Chovan, s. r. o.',
    mailbox: 'monika',
    domain: 'dverechovan',
  },
  hudak: { name: 'Jaroslav Hudák', company: 'Zámočníctvo Hudák', mailbox: 'jaroslav', domain: 'hudak' },
  turcan: {
    name: 'Kristína Turčanová',
    company: 'Hladina, s. r. o.',
    mailbox: 'kristina',
    domain: 'hladina',
  },
  partner: { name: 'Oddelenie partnerov', mailbox: 'partneri', domain: 'odkazy' },
  belko: { name: 'Karol Belko', company: 'Stolárstvo Belko', mailbox: 'karol', domain: 'belko' },
  jurkech: { name: 'Ľuboš Jurkech', mailbox: 'lubos.jurkech', domain: 'posta' },
  kovalcik: { name: 'Slavomír Kovalčík', mailbox: 'slavomir', domain: 'posta' },
  novosad: {
    name: 'Radovan Novosad',
    company: 'Novosad montáže, s. r. o.',
    mailbox: 'radovan',
    domain: 'novosad',
  },
  skalova: { name: 'Ivana Skalová', company: 'Čistý byt', mailbox: 'ivana', domain: 'cistybyt' },
  matus: {
    name: 'Miroslav Matúš',
    company: 'Kominárstvo Matúš',
    mailbox: 'miroslav',
    domain: 'kominarmatus',
  },
  hlavac: {
    name: 'Norbert Hlaváč',
    company: 'Hlaváč interiér, s. r. o.',
    mailbox: 'norbert',
    domain: 'hlavacinterier',
  },
  orsag: { name: 'Ivan Orság', mailbox: 'ivan.orsag', domain: 'posta' },
  zatkova: { name: 'Barbora Žatková', company: 'Žatko strechy', mailbox: 'barbora', domain: 'zatkostrechy' },
  ondrejka: { name: 'Lukáš Ondrejka', company: 'Ondrejka maľby', mailbox: 'lukas', domain: 'ondrejkamalby' },
};

/** What the operator knows of a client besides: the seat, and the beginnings of its numbers, which nobody has. */
export interface DemoFirm {
  street: string;
  city: string;
  postalCode: string;
  isFirm?: true;
  paysVat?: true;
  note?: string;
  contacts?: readonly { name: string; role: string; mailbox: string }[];
}

/** Clients whose data for an invoice are filled in, by the key of who asked. */
export const DEMO_FIRMS: Readonly<Record<string, DemoFirm>> = {
  hradil: { street: 'Legionárska 18', city: 'Trenčín', postalCode: '911 01', isFirm: true, paysVat: true },
  vavro: {
    ...{ street: 'Štúrova 44', city: 'Nitra', postalCode: '949 01', isFirm: true, paysVat: true },
    note: 'Faktúry posielať účtovníčke, nie na všeobecný e-mail.',
    contacts: [{ name: 'Alena Vavrová', role: 'účtovníctvo', mailbox: 'faktury' }],
  },
  pastekova: {
    street: 'Ružová dolina 6',
    city: 'Bratislava',
    postalCode: '821 08',
    isFirm: true,
    paysVat: true,
  },
  kubis: { street: 'Hlavná 112', city: 'Hlohovec', postalCode: '920 01' },
  benko: {
    ...{
      street: 'Priemyselná 3',
      city: 'Liptovský Mikuláš',
      postalCode: '031 01',
      isFirm: true,
      paysVat: true,
    },
    contacts: [{ name: 'Vladimír Benko ml.', role: 'správa webu', mailbox: 'syn' }],
  },
  lipan: {
    ...{ street: 'Sabinovská 27', city: 'Prešov', postalCode: '080 01', isFirm: true, paysVat: true },
    note: 'Podpisuje konateľ, pani Tkáčová pripravuje podklady. Volať dopoludnia.',
    contacts: [
      { name: 'Ing. Peter Lipan', role: 'konateľ', mailbox: 'lipan' },
      { name: 'Dana Hrušková', role: 'účtovníctvo', mailbox: 'uctaren' },
    ],
  },
  sedlak: { street: 'Cintorínska 9', city: 'Nitra', postalCode: '949 01', isFirm: true },
  uhrin: {
    ...{ street: 'Bratislavská 51', city: 'Trnava', postalCode: '917 02', isFirm: true, paysVat: true },
    contacts: [{ name: 'Soňa Bieliková', role: 'dispečerka', mailbox: 'dispecing' }],
  },
  bukovina: { street: 'Pílska 4', city: 'Brezno', postalCode: '977 01', isFirm: true },
  frano: {
    street: 'Zvolenská cesta 20',
    city: 'Banská Bystrica',
    postalCode: '974 05',
    isFirm: true,
    paysVat: true,
  },
  kmet: { street: 'Jarková 88', city: 'Prešov', postalCode: '080 01', isFirm: true, paysVat: true },
  sokol: { street: 'Kysucká cesta 12', city: 'Žilina', postalCode: '010 01', isFirm: true },
  drobna: { street: 'Podzámska 31', city: 'Hlohovec', postalCode: '920 01' },
};
