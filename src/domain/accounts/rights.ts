import { ACCESS, type Access, admittedTo, STANDINGS } from './actor.ts';

/** What of a kind somebody may reach: nothing, what is their own or their client's, everybody's. */
type Extent = 'none' | 'own' | 'all';

/** One line of the table: how far each standing reaches, in the order of STANDINGS. */
type Row = readonly [stranger: Extent, link: Extent, unproven: Extent, customer: Extent, admin: Extent];

const ANYBODY: Row = ['all', 'all', 'all', 'all', 'all'];
/** The account itself, also while its e-mail is unproven: an administrator's own, too. */
const ITSELF: Row = ['none', 'none', 'own', 'own', 'own'];
/** Whoever belongs to the client with a proven e-mail; the operator sees everybody's. */
const MEMBERS: Row = ['none', 'none', 'none', 'own', 'all'];
/** The firms that somebody keeps in the settings: the operator works with them elsewhere. */
const MEMBERS_ONLY: Row = ['none', 'none', 'none', 'own', 'own'];
/** What the operator's client sees, by membership or by a secret link; the operator sees it of everybody. */
const VIEWERS: Row = ['none', 'own', 'none', 'own', 'all'];
/** What the client does, and nobody for them. */
const CLIENTS: Row = ['none', 'own', 'none', 'own', 'none'];
const ADMINS: Row = ['none', 'none', 'none', 'none', 'all'];

/**
 * Who may do what, by record and action (business 2): the one place that says it. Calls take their access from it;
 * `tests/security` asks of every call that names a record that its service looks no further than the extent. A record
 * out of reach answers like one that does not exist.
 */
export const RIGHTS = {
  'account.create': ANYBODY,
  /** One's own: profile, password, e-mails, second factors, history, export. */
  'account.read': ITSELF,
  'account.change': ITSELF,
  'account.delete': ITSELF,
  'session.begin': ANYBODY,
  'session.end': ANYBODY,
  'session.list': ITSELF,
  /** A firm or person, with what an invoice needs. */
  'client.create': MEMBERS_ONLY,
  'client.read': MEMBERS_ONLY,
  'client.change': MEMBERS_ONLY,
  'client.delete': MEMBERS_ONLY,
  /** Everybody's clients with what the operator notes about them. */
  'client.manage': ADMINS,
  /** The invitation that was mailed to the own, proven address. */
  'invitation.accept': MEMBERS_ONLY,
  'request.create': ANYBODY,
  'request.read': MEMBERS,
  'quote.create': ANYBODY,
  'quote.read': MEMBERS,
  /** An offer that was sent, as its client sees it. */
  'offer.read': VIEWERS,
  /** To note that it was seen, ask about it, accept it, decline it. */
  'offer.answer': CLIENTS,
  /** Offers as the operator makes and sends them. */
  'offer.manage': ADMINS,
  /** Projects with their stages, checklists and payment calls, as the operator runs them. */
  'project.manage': ADMINS,
  /** What one has with the operator, over all one's clients. */
  'portal.read': MEMBERS_ONLY,
  /** The own projects with everything that belongs to them. */
  'project.read': VIEWERS,
  /** To approve, bring, ask and write at them. */
  'project.answer': CLIENTS,
  /** Conversations about the own requests and projects. */
  'message.read': VIEWERS,
  /** To write in them, take back and mark as read. */
  'message.write': CLIENTS,
  /** What the operator notes beside messages, for no client to read. */
  'note.manage': ADMINS,
  /** Files of what somebody reaches: requests, offers, projects. */
  'file.read': VIEWERS,
  /** To add files there, and to remove those of the own side. */
  'file.add': VIEWERS,
  /** Payment calls of the project that an offer has begun. */
  'payment.read': VIEWERS,
  /** Somebody's account, as the administration sees it. */
  'user.read': ADMINS,
  'user.change': ADMINS,
  /** Everybody's requests with what the operator notes about them. */
  'inbox.read': ADMINS,
  'inbox.change': ADMINS,
  'audit.read': ADMINS,
  /** What waits for the operator. */
  'today.read': ADMINS,
  /** To look for requests, offers, projects and clients in one search. */
  'desk.search': ADMINS,
  'mail.resend': ADMINS,
  /** To switch off a kind of mail to the address that the token of such a mail names. */
  'mail.choose': ANYBODY,
  /** What changes while a page is open: of what one reaches, and of nothing else. */
  'changes.hear': VIEWERS,
  /** What is left to be configured. */
  'setup.read': ADMINS,
  /** When the site was backed up. */
  'backup.read': ADMINS,
} as const satisfies Record<string, Row>;

export type Right = keyof typeof RIGHTS;

/** Whom a call is for that does this: just those who reach anything. */
export function accessTo(right: Right): Access {
  const reaching = STANDINGS.filter((_, place) => RIGHTS[right][place] !== 'none');
  const access = ACCESS.find((each) => String(admittedTo(each)) === String(reaching));
  if (!access) throw new Error(`No call is for those who may ${right}.`);
  return access;
}
