import { type AccountEvent, eventOf } from '../accounts/account-events.ts';
import { EVENT_TEXTS } from '../accounts/event-texts.ts';
import { isAddendum } from '../offers/offer-number.ts';
import type { Nameless } from './doer.ts';

/** What was done to anything but an account, as an export of the own data says it. */
const ACTIONS: Readonly<Record<string, string>> = {
  'request.submitted': 'Odoslanie dopytu',
  'request.entered': 'Zapísanie dopytu',
  'request.opened': 'Prečítanie dopytu',
  'request.contacted': 'Kontaktovanie klienta',
  'request.offered': 'Ponuka k dopytu',
  'request.won': 'Úspešný dopyt',
  'request.lost': 'Neúspešný dopyt',
  'request.archived': 'Archivácia dopytu',
  'request.restored': 'Vrátenie dopytu z archívu',
  'request.noted': 'Interná poznámka k dopytu',
  'request.called': 'Záznam o telefonáte',
  'request.note-removed': 'Odstránenie internej poznámky',
  'request.answered': 'Odpoveď na dopyt',
  'request.answer-withdrawn': 'Odvolanie odpovede na dopyt',
  'request.client-wrote': 'Správa klienta k dopytu',
  'request.client-read': 'Prečítanie správ k dopytu klientom',
  'request.messages-settled': 'Správy k dopytu bez potreby odpovede',
  'request.client-withdrew': 'Odvolanie správy klienta k dopytu',
  'request.snoozed': 'Odloženie dopytu',
  'request.taken-up': 'Zrušenie odloženia dopytu',
  'request.merged': 'Zlúčenie dopytov',
  'request.answer-due': 'Upozornenie na termín odpovede',
  'request.file-added': 'Nový súbor k dopytu',
  'request.file-removed': 'Odstránenie súboru z dopytu',
  'reply-template.added': 'Pridanie šablóny odpovede',
  'reply-template.changed': 'Zmena šablóny odpovede',
  'reply-template.removed': 'Odstránenie šablóny odpovede',
  'client.added': 'Pridanie fakturačných údajov',
  'client.changed': 'Zmena fakturačných údajov',
  'client.removed': 'Odstránenie fakturačných údajov',
  'client.made': 'Pridanie klienta',
  'client.request-given': 'Priradenie dopytu ku klientovi',
  'client.edited': 'Zmena údajov klienta',
  'client.noted': 'Zmena internej poznámky o klientovi',
  'client.merged': 'Zlúčenie klientov',
  'client.contact-added': 'Pridanie osoby klienta',
  'client.contact-changed': 'Zmena osoby klienta',
  'client.contact-removed': 'Odstránenie osoby klienta',
  'client.member-invited': 'Pozvánka ku klientovi',
  'client.invitation-revoked': 'Zrušenie pozvánky ku klientovi',
  'client.member-joined': 'Prijatie pozvánky ku klientovi',
  'client.member-ended': 'Ukončenie prístupu ku klientovi',
  'client.looked-as': 'Zobrazenie účtu tak, ako ho vidí klient',
  'clients.imported': 'Nahratie klientov z tabuľky',
  'clients.import-undone': 'Vrátenie nahratia klientov z tabuľky',
  'offer.begun': 'Nový koncept ponuky',
  'offer.saved': 'Zmena konceptu ponuky',
  'offer.discarded': 'Zahodenie konceptu ponuky',
  'offer.sent': 'Odoslanie ponuky',
  'offer.revised': 'Nová revízia ponuky',
  'offer.withdrawn': 'Odvolanie ponuky',
  'offer.link-made': 'Nový odkaz na ponuku',
  'offer.links-revoked': 'Zrušenie odkazov na ponuku',
  'offer.reminders-off': 'Vypnutie pripomenutí k ponuke',
  'offer.reminders-on': 'Zapnutie pripomenutí k ponuke',
  'offer.viewed': 'Otvorenie ponuky klientom',
  'offer.declined': 'Odmietnutie ponuky',
  'offer.accepted': 'Prijatie ponuky',
  'offer.renewal-asked': 'Žiadosť o obnovenie ponuky',
  'offer.asked': 'Otázka k ponuke',
  'offer.answered': 'Odpoveď k ponuke',
  'offer.message-withdrawn': 'Odvolanie správy k ponuke',
  'offer.noted': 'Interná poznámka k ponuke',
  'offer.called': 'Záznam o telefonáte k ponuke',
  'offer.note-removed': 'Odstránenie internej poznámky k ponuke',
  'offer.client-read': 'Prečítanie správ k ponuke klientom',
  'offer.messages-read': 'Prečítanie otázok k ponuke',
  'offer.messages-settled': 'Otázky k ponuke bez potreby odpovede',
  'offer.reminded': 'Pripomenutie ponuky',
  'offer.file-added': 'Nový súbor k ponuke',
  'offer.file-removed': 'Odstránenie súboru z ponuky',
  'offer.looked-as': 'Zobrazenie ponuky tak, ako ju vidí klient',
  'offer-template.added': 'Pridanie šablóny ponuky',
  'offer-template.removed': 'Odstránenie šablóny ponuky',
  'project.begun': 'Začatie projektu',
  'project.extended': 'Dodatok k projektu',
  'project.changed': 'Zmena projektu',
  'project.moved': 'Zmena stavu projektu',
  'project.stage-added': 'Pridanie etapy',
  'project.stage-changed': 'Zmena etapy',
  'project.stage-moved': 'Zmena stavu etapy',
  'project.stage-removed': 'Odstránenie etapy',
  'project.item-added': 'Pridanie podkladu',
  'project.item-changed': 'Zmena podkladu',
  'project.item-moved': 'Zmena stavu podkladu',
  'project.item-removed': 'Odstránenie podkladu',
  'project.item-written': 'Rozpísanie podkladu',
  'project.item-brought': 'Dodanie podkladu',
  'project.item-emptied': 'Odstránenie všetkého z dodaného podkladu',
  'project.stage-approved': 'Schválenie etapy klientom',
  'project.stage-returned': 'Vrátenie etapy klientom',
  'project.change-asked': 'Žiadosť o zmenu',
  'project.change-prepared': 'Príprava dodatku k žiadosti',
  'project.change-declined': 'Odpoveď na žiadosť o zmenu',
  'project.calendar-made': 'Odkaz na kalendár projektu',
  'project.calendar-ended': 'Zrušenie odkazu na kalendár',
  'project.written': 'Správa klientovi k projektu',
  'project.client-wrote': 'Správa klienta k projektu',
  'project.client-read': 'Prečítanie správ k projektu klientom',
  'project.client-withdrew': 'Odvolanie správy klienta k projektu',
  'project.messages-read': 'Prečítanie správ k projektu',
  'project.messages-settled': 'Správy k projektu bez potreby odpovede',
  'project.message-withdrawn': 'Odvolanie správy k projektu',
  'project.noted': 'Interná poznámka k projektu',
  'project.called': 'Záznam o telefonáte k projektu',
  'project.note-removed': 'Odstránenie internej poznámky k projektu',
  'project.file-added': 'Nový súbor k projektu',
  'project.file-removed': 'Odstránenie súboru z projektu',
  'project.looked-as': 'Zobrazenie projektu tak, ako ho vidí klient',
  'payment.added': 'Nová výzva na platbu',
  'payment.asked': 'Vyžiadanie platby',
  'payment.paid': 'Úhrada platby',
  'payment.split': 'Čiastočná úhrada',
  'payment.cancelled': 'Zrušenie výzvy na platbu',
  'mail.tested': 'Odoslanie skúšobného e-mailu',
  'mail.resent': 'Zaradenie e-mailu na opätovné odoslanie',
  'mail.switched-off': 'Vypnutie e-mailov jedného druhu',
  'mail.switched-on': 'Zapnutie e-mailov jedného druhu',
  'person.erased': 'Vymazanie údajov osoby',
  'price-book.published': 'Vydanie cenníka',
};

/** What was done, in two or three words; what has none yet is some other change. */
export function auditAction(action: string): string {
  const event = eventOf(action);
  return event ? EVENT_TEXTS[event] : (ACTIONS[action] ?? 'Iná zmena');
}

/** Sentences about an account: {čo} stands for "účet jana", {čoho} for its genitive. */
const ACCOUNT_SENTENCES: Readonly<Record<AccountEvent, string>> = {
  registered: 'Vznikol {čo}.',
  'email-proven': 'E-mail {čoho} je potvrdený.',
  'signed-in': 'Prihlásenie do {čoho}.',
  'sessions-ended': 'Prihlásenia do {čoho} sa skončili.',
  'reset-link-sent': 'Odišiel odkaz na nové heslo {čoho}.',
  'sign-in-link-sent': 'Odišiel odkaz na prihlásenie do {čoho}.',
  'password-changed': 'Heslo {čoho} sa zmenilo.',
  'password-reset': 'Heslo {čoho} sa nastavilo nanovo cez odkaz z e-mailu.',
  'email-change-asked': 'Prišla žiadosť o zmenu e-mailu {čoho}.',
  'email-changed': 'E-mail {čoho} sa zmenil.',
  'second-factor-on': 'Prihlásenie do {čoho} odteraz chránia kódy z aplikácie.',
  'second-factor-off': 'Prihlásenie do {čoho} už nechránia kódy z aplikácie.',
  'second-factor-reset': 'Druhý krok prihlásenia do {čoho} je zrušený.',
  'recovery-codes-renewed': 'Vznikli nové záložné kódy {čoho}.',
  'recovery-code-used': 'Prihlásenie do {čoho} záložným kódom.',
  'passkey-added': 'Pribudol prístupový kľúč {čoho}.',
  'passkey-removed': 'Ubudol prístupový kľúč {čoho}.',
  'unused-warned': 'Majiteľovi {čoho} odišlo upozornenie na dlho nepoužívaný účet.',
  'role-changed': 'Oprávnenia {čoho} sa zmenili.',
  blocked: '{čo} je zablokovaný.',
  unblocked: '{čo} je odblokovaný.',
  'account-deleted': '{čo} je zrušený.',
};

/** Sentences about anything else; the name of a client, which takes no case here, follows its own word alone: {čo}. */
const SENTENCES: Readonly<Record<string, string>> = {
  'request.submitted': 'Prišiel {čo}.',
  'request.entered': '{čo} je zapísaný ručne.',
  'request.opened': '{čo} je prečítaný.',
  'request.contacted': '{čo} je označený ako kontaktovaný.',
  'request.offered': 'Na {čo} odišla cenová ponuka.',
  'request.won': '{čo} je úspešný.',
  'request.lost': '{čo} sa skončil bez zákazky.',
  'request.archived': '{čo} je v archíve.',
  'request.restored': '{čo} sa vrátil z archívu.',
  'request.noted': 'Do {čoho} pribudla interná poznámka.',
  'request.called': 'Do {čoho} pribudol záznam o telefonáte.',
  'request.note-removed': 'Z {čoho} ubudla interná poznámka.',
  'request.answered': 'Klientovi odišla odpoveď na {čo}.',
  'request.answer-withdrawn': 'Odpoveď na {čo} je odvolaná.',
  'request.client-wrote': 'Klient pridal správu do {čoho}.',
  'request.client-read': 'Klient si prečítal správy z {čoho}.',
  'request.messages-settled': 'Na správy z {čoho} netreba odpovedať.',
  'request.client-withdrew': 'Klient odvolal správu z {čoho}.',
  'request.snoozed': '{čo} je odložený na neskôr.',
  'request.taken-up': 'Odloženie {čoho} je zrušené.',
  'request.merged': '{čo} je zlúčený s iným dopytom.',
  'request.answer-due': 'Na {čo} treba odpovedať: uplynuli tri štvrtiny sľúbeného času.',
  'request.file-added': 'Do {čoho} pribudol súbor.',
  'request.file-removed': 'Z {čoho} ubudol súbor.',
  'reply-template.added': 'Pribudla šablóna odpovede.',
  'reply-template.changed': 'Šablóna odpovede sa zmenila.',
  'reply-template.removed': 'Ubudla šablóna odpovede.',
  'client.added': 'Pribudli fakturačné údaje.',
  'client.changed': 'Fakturačné údaje sa zmenili.',
  'client.removed': 'Fakturačné údaje sú odstránené.',
  'client.made': 'Pribudol {čo}.',
  'client.request-given': '{čo}: pribudol dopyt.',
  'client.edited': '{čo}: údaje sa zmenili.',
  'client.noted': '{čo}: interná poznámka sa zmenila.',
  'client.merged': '{čo}: údaje sa zlúčili s\u00A0iným klientom.',
  'client.contact-added': '{čo}: pribudla osoba.',
  'client.contact-changed': '{čo}: údaje osoby sa zmenili.',
  'client.contact-removed': '{čo}: ubudla osoba.',
  'client.member-invited': '{čo}: odišla pozvánka do účtu.',
  'client.invitation-revoked': '{čo}: pozvánka do účtu je zrušená.',
  'client.member-joined': '{čo}: pozvánka do účtu je prijatá.',
  'client.member-ended': '{čo}: prístup k\u00A0údajom sa skončil.',
  'client.looked-as': '{čo}: účet sa zobrazil tak, ako ho vidí klient.',
  'clients.imported': 'Klienti pribudli z\u00A0tabuľky.',
  'clients.import-undone': 'Nahratie klientov z\u00A0tabuľky je vrátené.',
  'offer.begun': 'Vznikol koncept {čoho}.',
  'offer.saved': 'Koncept {čoho} sa zmenil.',
  'offer.discarded': 'Koncept {čoho} je zahodený.',
  'offer.sent': '{čo} odišla klientovi.',
  'offer.revised': 'Pribudla revízia {čoho}.',
  'offer.withdrawn': '{čo} je odvolaná.',
  'offer.link-made': 'Pribudol odkaz na otvorenie {čoho}.',
  'offer.links-revoked': 'Odkazy na otvorenie {čoho} sú zrušené.',
  'offer.reminders-off': 'Pripomenutia {čoho} sa vypli.',
  'offer.reminders-on': 'Pripomenutia {čoho} sa zapli.',
  'offer.viewed': 'Prvé otvorenie {čoho}.',
  'offer.declined': '{čo} je odmietnutá.',
  'offer.accepted': '{čo} je prijatá.',
  'offer.renewal-asked': 'Prišla žiadosť o obnovenie {čoho}.',
  'offer.asked': 'Do {čoho} pribudla otázka.',
  'offer.answered': 'Do {čoho} pribudla odpoveď.',
  'offer.noted': 'Do {čoho} pribudla interná poznámka.',
  'offer.called': 'Do {čoho} pribudol záznam o telefonáte.',
  'offer.note-removed': 'Z {čoho} ubudla interná poznámka.',
  'offer.client-read': 'Klient si prečítal správy z {čoho}.',
  'offer.messages-read': 'Otázky k položkám {čoho} sú prečítané.',
  'offer.messages-settled': 'Na otázky z {čoho} netreba odpovedať.',
  'offer.reminded': 'Odišlo pripomenutie {čoho}.',
  'offer.file-added': 'Do {čoho} pribudol súbor.',
  'offer.file-removed': 'Z {čoho} ubudol súbor.',
  'offer.looked-as': 'Obsah {čoho} sa zobrazil tak, ako ho vidí klient.',
  'offer-template.added': 'Pribudla šablóna ponuky.',
  'offer-template.removed': 'Ubudla šablóna ponuky.',
  'project.begun': 'Vznikol {čo}.',
  'project.extended': 'Do {čoho} pribudol dodatok.',
  'project.changed': '{čo} sa zmenil.',
  'project.moved': 'Stav {čoho} sa zmenil.',
  'project.stage-added': 'Do {čoho} pribudla etapa.',
  'project.stage-changed': 'Etapa {čoho} sa zmenila.',
  'project.stage-moved': 'Stav etapy {čoho} sa zmenil.',
  'project.stage-removed': 'Z {čoho} ubudla etapa.',
  'project.item-added': 'Do {čoho} pribudol podklad.',
  'project.item-changed': 'Podklad {čoho} sa zmenil.',
  'project.item-moved': 'Stav podkladu {čoho} sa zmenil.',
  'project.item-removed': 'Z {čoho} ubudol podklad.',
  'project.item-written': 'Rozpísaný podklad {čoho} sa zmenil.',
  'project.item-brought': 'Klient dodal podklad {čoho}.',
  'project.item-emptied': 'Dodaný podklad {čoho} zostal prázdny a\u00A0znova sa naň čaká.',
  'project.stage-approved': 'Klient schválil etapu {čoho}.',
  'project.stage-returned': 'Klient vrátil etapu {čoho}.',
  'project.change-asked': 'Klient žiada o zmenu {čoho}.',
  'project.change-prepared': 'K žiadosti o zmenu {čoho} sa pripravuje dodatok.',
  'project.change-declined': 'Na žiadosť o\u00A0zmenu {čoho} odišla odpoveď.',
  'project.calendar-made': 'Pribudol odkaz na kalendár {čoho}.',
  'project.calendar-ended': 'Odkaz na kalendár {čoho} je zrušený.',
  'project.written': 'Klientovi odišla správa k\u00A0{čoho}.',
  'project.client-wrote': 'Klient pridal správu do {čoho}.',
  'project.client-read': 'Klient si prečítal správy z {čoho}.',
  'project.client-withdrew': 'Klient odvolal správu z {čoho}.',
  'project.messages-read': 'Správy z {čoho} sú prečítané.',
  'project.messages-settled': 'Na správy z {čoho} netreba odpovedať.',
  'project.message-withdrawn': 'Správa z {čoho} je odvolaná.',
  'project.noted': 'Do {čoho} pribudla interná poznámka.',
  'project.called': 'Do {čoho} pribudol záznam o telefonáte.',
  'project.note-removed': 'Z {čoho} ubudla interná poznámka.',
  'project.file-added': 'Do {čoho} pribudol súbor.',
  'project.file-removed': 'Z {čoho} ubudol súbor.',
  'project.looked-as': 'Obsah {čoho} sa zobrazil tak, ako ho vidí klient.',
  'payment.added': 'Pribudla {čo}.',
  'payment.asked': 'Klientovi odišla {čo}.',
  'payment.paid': '{čo} je uhradená.',
  'payment.split': '{čo} je uhradená čiastočne.',
  'payment.cancelled': '{čo} je zrušená.',
  'mail.tested': 'Skúšobný e-mail čaká na odoslanie.',
  'mail.resent': 'E-mail znova čaká na odoslanie.',
  'mail.switched-off': 'Adresát si vypol jeden druh e-mailov.',
  'mail.switched-on': 'Adresát si znova zapol jeden druh e-mailov.',
  'person.erased': 'Údaje osoby sú vymazané.',
  'price-book.published': 'Začal platiť nový cenník.',
};

/** Those in which the word for an offer has an ending, about an addendum. */
const ADDENDUM_SENTENCES: Readonly<Record<string, string>> = {
  'offer.sent': '{čo} odišiel klientovi.',
  'offer.withdrawn': '{čo} je odvolaný.',
  'offer.declined': '{čo} je odmietnutý.',
  'offer.accepted': '{čo} je prijatý.',
};

/** Who did something without an account. */
const NAMELESS_TEXTS: Readonly<Record<Nameless, string>> = {
  visitor: 'Návštevník',
  stranger: 'Návštevník',
  operator: 'Prevádzkovateľ na serveri',
  machine: 'Prevádzkovateľ na serveri',
  start: 'Spustenie servera',
  link: 'Klient cez odkaz',
  client: 'Klient',
  sweep: 'Server',
};

/** What an entry can be about as it is stored, with its word and the genitive. */
const SUBJECTS = {
  account: ['účet', 'účtu'],
  client: ['klient', 'klienta'],
  clients: ['klienti', 'klientov'],
  request: ['dopyt', 'dopytu'],
  'reply-template': ['šablóna odpovede', 'šablóny odpovede'],
  offer: ['ponuka', 'ponuky'],
  'offer-template': ['šablóna ponuky', 'šablóny ponuky'],
  project: ['projekt', 'projektu'],
  payment: ['výzva na platbu', 'výzvy na platbu'],
  mail: ['e-mail', 'e-mailu'],
  person: ['osoba', 'osoby'],
  price_book: ['cenník', 'cenníka'],
} satisfies Record<string, readonly [string, string]>;
export type AuditSubject = keyof typeof SUBJECTS;
const ADDENDUM = ['dodatok', 'dodatku'] as const;
const ANY_SUBJECT = ['iný záznam', 'iného záznamu'] as const;

/** Stands for an account that is no more. */
const GONE = 'Zrušený účet';

/** Who did it: the username of an account, or a word. */
export const auditActor = (actor: string, username: string | undefined): string =>
  username ?? new Map(Object.entries(NAMELESS_TEXTS)).get(actor) ?? GONE;

const isOfAddendum = (type: string, name: string | undefined): boolean =>
  type === 'offer' && name !== undefined && isAddendum(name);

const subjectWords = (type: string, name: string | undefined): readonly [string, string] =>
  isOfAddendum(type, name)
    ? ADDENDUM
    : (new Map<string, readonly [string, string]>(Object.entries(SUBJECTS)).get(type) ?? ANY_SUBJECT);

/** Numbers and usernames are said as they are; the title of a project takes no case, so it stands in quotation marks. */
const shownName = (type: string, name: string | undefined): string | undefined =>
  type === 'project' && name !== undefined ? `„${name}“` : name;

const named = (word: string, name: string | undefined): string => [word, name].filter(Boolean).join(' ');

/** What it was done to: "účet jana", "dopyt #0017". */
export const auditSubject = (type: string, name: string | undefined): string =>
  named(subjectWords(type, name)[0], shownName(type, name));

/** What was done to whom: "Účet jana je zablokovaný."; what has no words yet is some other change. */
export function auditSentence(action: string, type: string, name: string | undefined): string {
  const event = eventOf(action);
  const ofAddendum = isOfAddendum(type, name) ? ADDENDUM_SENTENCES[action] : undefined;
  const pattern = event ? ACCOUNT_SENTENCES[event] : (ofAddendum ?? SENTENCES[action] ?? 'Iná zmena: {čo}.');
  const [subject, genitive] = subjectWords(type, name);
  const text = pattern
    .replace(/\{(čoho|čo)\}/, (_, asked: string) =>
      named(asked === 'čo' ? subject : genitive, shownName(type, name)),
    )
    // A firm can end with the stop of an abbreviation.
    .replace(/\.\.$/, '.');
  // A username has its own capitals, and none of these sentences begins with one.
  return text.charAt(0).toUpperCase() + text.slice(1);
}
