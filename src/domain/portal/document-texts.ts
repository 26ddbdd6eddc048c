import { isAddendum } from '../offers/offer-number.ts';

/** Papers of a client: of each what the portal hands out. */
export const DOCUMENT_KINDS = ['quote', 'offer', 'payment', 'report', 'file'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

interface Named {
  kind: DocumentKind;
  name: string;
  number: string;
  isAccepted: boolean;
}

/** What a paper is called in a list: "Prijatá ponuka CP-2026-0001". */
export function documentTitle({ kind, name, number, isAccepted }: Named): string {
  if (kind === 'file') return name;
  if (kind === 'quote') return `Rozpočet ${number}`;
  if (kind === 'payment') return `Výzva na platbu ${number}`;
  if (kind === 'report') return 'Správa o\u00A0odovzdaní';
  if (isAddendum(number)) return `${isAccepted ? 'Prijatý dodatok' : 'Dodatok'} ${number}`;
  return `${isAccepted ? 'Prijatá ponuka' : 'Cenová ponuka'} ${number}`;
}

/** What it is, under its title. */
export function documentDetail({ kind, name, isAccepted, isOwn }: Named & { isOwn: boolean }): string {
  if (kind === 'file') return isOwn ? 'Súbor od vás' : 'Súbor odo mňa';
  if (kind === 'quote') return 'Orientačný rozpočet a\u00A0požiadavky (PRD)';
  if (kind === 'report') return 'Čo bolo dohodnuté, dodané, schválené a\u00A0zaplatené';
  return isAccepted ? `${name}, s\u00A0potvrdením o\u00A0prijatí` : name;
}
