import * as admin from '../accounts/admin-contract.ts';
import * as accounts from '../accounts/contract.ts';
import * as factors from '../accounts/factor-contract.ts';
import * as mailChoices from '../accounts/mail-choice-contract.ts';
import * as ownData from '../accounts/own-data-contract.ts';
import * as profile from '../accounts/profile-contract.ts';
import * as recovery from '../accounts/recovery-contract.ts';
import * as security from '../accounts/security-contract.ts';
import * as audit from '../audit/contract.ts';
import * as backup from '../backup/contract.ts';
import * as clients from '../clients/contract.ts';
import * as clientDesk from '../clients/desk-contract.ts';
import * as invitations from '../clients/invitation-contract.ts';
import * as consent from '../consent/contract.ts';
import * as errors from '../errors/contract.ts';
import * as files from '../files/contract.ts';
import * as live from '../live/contract.ts';
import * as messages from '../messages/contract.ts';
import * as offers from '../offers/contract.ts';
import * as offerLinks from '../offers/link-contract.ts';
import * as papers from '../papers/contract.ts';
import * as payments from '../payments/contract.ts';
import * as portal from '../portal/contract.ts';
import * as portalLook from '../portal/look-contract.ts';
import * as prd from '../prd/contract.ts';
import * as checklist from '../projects/checklist-contract.ts';
import * as projects from '../projects/contract.ts';
import * as handover from '../projects/handover-contract.ts';
import * as portalProjects from '../projects/portal-contract.ts';
import * as quote from '../quote/contract.ts';
import * as description from '../quote/description-contract.ts';
import * as contact from '../requests/contact-contract.ts';
import * as requests from '../requests/contract.ts';
import * as inbox from '../requests/inbox-contract.ts';
import * as own from '../requests/own-contract.ts';
import * as search from '../search/contract.ts';
import * as today from '../today/contract.ts';
import type { Endpoint } from './endpoint.ts';

const ROOMS: readonly object[] = [
  accounts,
  factors,
  profile,
  mailChoices,
  ownData,
  clients,
  clientDesk,
  invitations,
  recovery,
  security,
  admin,
  audit,
  backup,
  files,
  live,
  messages,
  today,
  search,
  errors,
  consent,
  description,
  quote,
  prd,
  requests,
  own,
  offers,
  inbox,
  offerLinks,
  projects,
  handover,
  checklist,
  portalProjects,
  payments,
  portal,
  papers,
  portalLook,
  contact,
];

/** Told from the schemas beside it. */
const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'access' in exported;

/** Every call of the HTTP contract (decisions 3): all that the rooms' contracts join. */
export const CONTRACT: readonly Endpoint[] = ROOMS.flatMap((room) => Object.values(room).filter(isEndpoint));
