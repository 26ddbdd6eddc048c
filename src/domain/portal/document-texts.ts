import { byCount } from '../kernel/plural.ts';
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
}

/** What a paper is called in a list: "Prijatá ponuka CP-2026-0001". */
export function documentTitle({ kind, number, isAccepted }: Named): string {
  if (kind === 'quote') return `Rozpočet ${number}`;
  if (kind === 'payment') return `Výzva na platbu ${number}`;
  if (kind === 'report') return 'Správa o\u00A0odovzdaní';
  if (isAddendum(number)) return `${isAccepted ? 'Prijatý dodatok' : 'Dodatok'} ${number}`;
  return `${isAccepted ? 'Prijatá ponuka' : 'Cenová ponuka'} ${number}`;
}

/** Beside the title of what has come since: it agrees with the noun there. */
export const newPaperText = ({ kind, number }: Pick<Named, 'kind' | 'number'>): string =>
  kind === 'quote' || (kind === 'offer' && isAddendum(number)) ? 'Nový' : 'Nová';

/** What it is, under its title. */
export function documentDetail({ kind, name, isAccepted }: Named): string {
  if (kind === 'quote') return 'Orientačný rozpočet a\u00A0požiadavky (PRD)';
  if (kind === 'report') return 'Čo bolo dohodnuté, dodané, schválené a\u00A0zaplatené';
  return isAccepted ? `${name}, s\u00A0potvrdením o\u00A0prijatí` : name;
}

/** A file that was sent: who has added it, and with what it came. */
interface Sent {
  isOwn: boolean;
  purpose: 'record' | 'item' | 'message';
  /** Title of the item of the checklist; empty of the rest, and of one that was removed. */
  item: string;
}

/** Where a file comes from, to its client: "od vás, zo správ". */
export function fileOriginText({ isOwn, purpose, item }: Sent): string {
  const from = isOwn ? 'od\u00A0vás' : 'odo\u00A0mňa';
  if (purpose === 'message') return `${from}, zo\u00A0správ`;
  return item === '' ? from : `${from}, k\u00A0podkladu „${item}“`;
}
