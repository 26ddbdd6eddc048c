import { formatBytes } from '../kernel/format-bytes.ts';
import { FILE_LIMITS } from './file-limits.ts';

/** Why a file is not taken, as the client reads it. */
export const FILE_REFUSALS = {
  type: 'Takýto súbor sa poslať nedá. Pošlite fotografie (JPG, PNG, WebP, HEIC), dokumenty (PDF, Word, Excel, PowerPoint, ODT, ODS) alebo text (TXT, CSV).',
  content:
    'Obsah súboru nezodpovedá jeho prípone. Uložte ho znova v\u00A0správnom formáte a\u00A0pošlite ho ešte raz.',
  damaged: 'Súbor je poškodený a\u00A0nedá sa otvoriť. Skúste ho uložiť znova a\u00A0poslať ešte raz.',
  empty: 'Súbor je prázdny.',
  pixels: 'Obrázok má priveľké rozmery. Zmenšite ho, napríklad na 4000\u00A0×\u00A03000 bodov.',
  grown:
    'Obrázok je po odstránení údajov z\u00A0fotoaparátu väčší, než sa dá uložiť. Zmenšite ho a\u00A0pošlite ho ešte raz.',
  quota: 'Miesto na vaše súbory sa minulo. Odstráňte, čo už netreba, alebo mi napíšte.',
  archive: 'Dokument je po otvorení priveľký. Uložte ho znova bez vložených súborov.',
  macros:
    'V\u00A0dokumente sú makrá, ktoré by sa po otvorení mohli spustiť. Uložte ho bez nich a\u00A0pošlite ho ešte raz.',
  scripts:
    'V\u00A0dokumente je niečo, čo by sa po otvorení mohlo spustiť. Uložte ho ako nové PDF (Tlačiť → Uložiť ako PDF) a\u00A0pošlite to.',
  programs:
    'Dokument si po otvorení pýta údaje z\u00A0iného programu, preto sa neuložil. Uložte ho ako nové PDF (Tlačiť → Uložiť ako PDF) a\u00A0pošlite to.',
  locked: 'Dokument chránený heslom sa nedá skontrolovať. Pošlite ho bez hesla.',
  virus: 'Súbor vyzerá ako vírus, preto sa neuložil.',
  accepted:
    'Tento podklad je už prijatý, preto sa k\u00A0nemu súbory nepridávajú. Ak mi chcete niečo poslať dodatočne, pripojte to k\u00A0správe.',
  waived:
    'Tento podklad už netreba, preto sa k\u00A0nemu súbory nepridávajú. Ak mi chcete niečo poslať, pripojte to k\u00A0správe.',
  closed:
    'Projekt je uzavretý, preto sa k\u00A0nemu súbory už nepridávajú. Ak mi chcete niečo poslať, napíšte mi e-mail.',
} as const;
export type FileRefusal = keyof typeof FILE_REFUSALS;
export const FILE_REFUSAL_NAMES = Object.keys(FILE_REFUSALS) as [FileRefusal, ...FileRefusal[]];

/** Why an upload does not begin or a file does not go away. */
export const FILE_STEPS = {
  tooLarge: `Súbor môže mať najviac ${formatBytes(FILE_LIMITS.bytes)}.`,
  quota: 'Miesto na vaše súbory sa minulo. Odstráňte, čo už netreba, alebo mi napíšte.',
  tooMany: 'Viac súborov sem už nepridáte. Niektorý najprv odstráňte.',
  tooManyRefused:
    'Neprijatých súborov je tu už priveľa. Odstráňte ich zo zoznamu a\u00A0potom pošlite ďalšie.',
  perMessage: `Naraz možno priložiť najviac ${FILE_LIMITS.perMessage} súborov.`,
  notThere: 'Niektorý súbor už priložiť nemožno. Odstráňte ho a nahrajte znova.',
  accepted: 'Tento podklad je už prijatý, preto sa jeho súbory zmeniť nedajú.',
  waived:
    'Tento podklad už netreba, preto sa k\u00A0nemu súbory nepridávajú. Ak ho predsa treba, najprv ho vyžiadajte.',
  closed: 'Projekt je uzavretý, preto sa jeho súbory zmeniť nedajú.',
  closedToClient:
    'Projekt je uzavretý, preto sa jeho súbory už nemenia. Ak treba niečo odstrániť, napíšte mi e-mail.',
  notYours:
    'Tento súbor poslal niekto po prihlásení, preto sa cez odkaz odstrániť nedá. Prihláste sa a\u00A0odstráňte ho v\u00A0účte.',
  delivered: 'Súbor patrí k\u00A0odovzdanej etape, preto sa odstrániť nedá.',
  sent: 'Súbor patrí k\u00A0odoslanej správe, preto sa odstrániť nedá.',
} as const;

/** Why a file that is on its way has to wait; it goes on by itself. */
export const FILE_WAITS = {
  storeUnavailable:
    'Úložisko súborov teraz neodpovedá. Čo ste poslali, sa nestratilo. Nahrávanie sa dokončí samo, nemusíte nič robiť.',
  storageFull:
    'Na serveri teraz nie je miesto. Čo ste poslali, sa nestratilo. Keď sa miesto uvoľní, nahrávanie sa dokončí samo, nemusíte nič robiť.',
  busy: 'Server je vyťažený, preto súbor ešte neskontroloval. Čo ste poslali, sa nestratilo. O\u00A0chvíľu to skúsi znova sám.',
} as const;
