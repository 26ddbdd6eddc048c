import { site } from '../content/site.ts';
import type { FilePurpose } from '../files/file-schema.ts';
import { byCount, plural } from '../kernel/plural.ts';
import { operatorName } from '../legal/operator.ts';
import { isAddendum } from '../offers/offer-number.ts';

/** Papers of a client: of each what the portal hands out. Files are listed by themselves. */
export const DOCUMENT_KINDS = ['quote', 'offer', 'payment', 'report'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** How files that were sent are listed: what a browser draws, and everything else. */
export const FILE_GROUPS = ['photos', 'others'] as const;
export type FileGroup = (typeof FILE_GROUPS)[number];

/** Said after what belongs to no project: "Dokumenty mimo projektov". */
export const BESIDE = 'mimo projektov';

/** What is not listed yet: "zostáva 200". */
export const leftText = (left: number): string =>
  `${byCount(left, ['zostáva', 'zostávajú', 'zostáva', 'zostáva'])}\u00A0${left}`;

interface Named {
  kind: DocumentKind;
  name: string;
  number: string;
  isAccepted: boolean;
  /** Which of the payments of its project a call is for, 1 for the first. */
  position: number;
  /** That it belongs to. */
  project: object | null;
}

/** What a paper is called: "Prijatá ponuka CP-2026-0001". */
export function documentTitle(document: Named): string {
  return document.kind === 'report' ? documentName(document) : documentKindText(document);
}

/** Its name in a list under the name of its project: what it is, of an addendum and of what stands alone what it is about. */
export function documentName(document: Named): string {
  const { kind, name, position } = document;
  if (kind === 'quote') return 'Orientačný rozpočet';
  if (kind === 'payment') return `Výzva na platbu č.\u00A0${position}`;
  if (kind === 'report') return 'Odovzdávací protokol';
  return isNamedByKind(document) ? offerKind(document) : name;
}

/** What else is to be said of it, under its name: "Prijatý dodatok CP-2026-0001/D1"; of a payment what it is for. */
export function documentLine(document: Named): readonly string[] {
  const { kind, name, number } = document;
  if (kind === 'payment') return [number, name];
  return [isNamedByKind(document) ? number : documentKindText(document)];
}

/** The offer that began a project is called like it; its title would say that twice. */
const isNamedByKind = ({ kind, number, project }: Named): boolean =>
  kind === 'offer' && project !== null && !isAddendum(number);

const offerKind = ({ isAccepted }: Pick<Named, 'isAccepted'>): string =>
  isAccepted ? 'Prijatá ponuka' : 'Cenová ponuka';

/** What a paper is by its kind and number: "Prijatý dodatok CP-2026-0001/D1". */
function documentKindText({
  kind,
  number,
  isAccepted,
}: Pick<Named, 'kind' | 'number' | 'isAccepted'>): string {
  if (kind === 'quote') return `Rozpočet ${number}`;
  if (kind === 'payment') return `Výzva na platbu ${number}`;
  if (kind === 'report') return 'Čo bolo dohodnuté, dodané, schválené a\u00A0zaplatené';
  if (isAddendum(number)) return `${isAccepted ? 'Prijatý dodatok' : 'Dodatok'} ${number}`;
  return `${offerKind({ isAccepted })} ${number}`;
}

/** The one word beside a paper that has come since the list was seen last; it agrees with what the paper is. */
export const newPaperText = ({ kind, number }: Pick<Named, 'kind' | 'number'>): string =>
  kind === 'quote' || (kind === 'offer' && isAddendum(number)) ? 'Nový' : 'Nová';

/** The same beside a file. */
export const NEW_FILE = 'Nový';

/** That so many papers have come since the list was seen last: "Pribudli 3 nové dokumenty." */
export const newPapersSentence = (count: number): string =>
  byCount(count, [
    'Pribudol nový dokument.',
    `Pribudli ${count}\u00A0nové dokumenty.`,
    `Pribudlo ${count}\u00A0nového dokumentu.`,
    `Pribudlo ${count}\u00A0nových dokumentov.`,
  ]);

/** Said after how many papers are folded away, of which so many are new: "z toho 3 nové". */
export const newAmongText = (count: number): string => `z\u00A0toho ${plural(count, 'newMasculine')}`;

/** How many files of a group are new: "11 nových". */
export const newFilesText = (group: FileGroup, count: number): string =>
  plural(count, group === 'photos' ? 'newFeminine' : 'newMasculine');

/** A file that was sent: who has added it, and with what it came. */
interface Sent {
  isOwn: boolean;
  purpose: FilePurpose;
  /** Title of the item of the checklist; empty of the rest, and of one that was removed. */
  item: string;
}

/** Where a file comes from, to its client: "od vás, zo správ"; what the operator sent bears the name of the firm. */
export function fileOriginText({ isOwn, purpose, item }: Sent): string {
  const from = isOwn ? 'od\u00A0vás' : operatorName(site);
  if (purpose === 'message') return `${from}, zo\u00A0správ`;
  if (purpose === 'delivery') return `${from}, k\u00A0odovzdaniu etapy`;
  return item === '' ? from : `${from}, k\u00A0podkladu „${item}“`;
}
