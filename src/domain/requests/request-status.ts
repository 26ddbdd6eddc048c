const SITE_KINDS = ['wizard', 'contact'] as const;

/** Ways on which a request comes past the site: the operator enters it by hand. */
export const HAND_KINDS = ['call', 'card', 'meeting', 'mail', 'other'] as const;

export type HandKind = (typeof HAND_KINDS)[number];

/** Where a request came from: the wizard, the contact form, or past the site. */
export const REQUEST_KINDS = [...SITE_KINDS, ...HAND_KINDS] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Whether the operator has entered a request, and not its client. */
export const isByHand = ({ kind }: { kind: RequestKind }): boolean =>
  !SITE_KINDS.some((each) => each === kind);

/** The life of a request: seen when an admin opens it, contacted once answered; won and lost follow its offer. */
export const REQUEST_STATUSES = ['new', 'seen', 'contacted', 'offered', 'won', 'lost', 'archived'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** How a request stands, as its client reads it: nobody is told that they were "lost". */
export const REQUEST_STATUS_TEXTS: Readonly<Record<RequestStatus, string>> = {
  new: 'Prijatý',
  seen: 'Prečítaný',
  contacted: 'Zodpovedaný',
  offered: 'S ponukou',
  won: 'Dohodnutý',
  lost: 'Uzavretý',
  archived: 'Archivovaný',
};

/** Of these a contract has come; how long its papers are kept is a matter of other laws (slovak.md 2.2). */
export const CONTRACTED = ['won'] as const satisfies readonly RequestStatus[];

/** Whether a contract has come of a request, also before it was archived. */
export const isContracted = ({
  status,
  archivedFrom,
}: {
  status: RequestStatus;
  archivedFrom: RequestStatus | null;
}): boolean => CONTRACTED.some((each) => each === status || each === archivedFrom);
