import type { LostReason } from './request-life.ts';
import type { RequestKind, RequestStatus } from './request-status.ts';

/** How a request stands, as the operator reads it. */
export const INBOX_STATUS_TEXTS: Readonly<Record<RequestStatus, string>> = {
  new: 'Nový',
  seen: 'Prečítaný',
  contacted: 'Kontaktovaný',
  offered: 'S\u00A0ponukou',
  won: 'Úspešný',
  lost: 'Neúspešný',
  archived: 'Archivovaný',
};

/** Where a request came from. */
export const REQUEST_KIND_TEXTS: Readonly<Record<RequestKind, string>> = {
  wizard: 'Sprievodca rozpočtom',
  contact: 'Kontaktný formulár',
  call: 'Telefonát',
  card: 'Vizitka',
  meeting: 'Osobné stretnutie',
  mail: 'E-mail',
  other: 'Iný zdroj',
};

/** Why nothing came of a request. */
export const LOST_REASON_TEXTS: Readonly<Record<LostReason, string>> = {
  'too-expensive': 'Príliš drahé',
  'no-answer': 'Klient sa neozval',
  'chose-another': 'Vybral si iného',
  'out-of-scope': 'Mimo toho, čo robím',
  other: 'Iný dôvod',
};
