import type { FastifyInstance } from 'fastify';
import { createDerivedSecrets, type DerivedSecrets } from '#server/accounts/derived-secrets.ts';
import { goodLinks } from '#server/offers/data.ts';
import { createOfferLinks, linksUsedAfter } from '#server/offers/links.ts';
import type { Random } from '#server/random.ts';
import type { Services } from '#server/services.ts';
import type { Calendar } from './calendar.ts';
import type { DeliveredMails } from './delivered-mails.ts';
import type { Diary } from './diary.ts';
import { DEMO_PEOPLE } from './people.ts';
import { OPERATOR } from './sign-ins.ts';
import { Visitor } from './visitor.ts';

/** An offer of the demo while it lives. */
export interface KnownOffer {
  id: string;
  clientId: string;
  number: string;
}

/** The demo's firm: who does what, and what there is already, by the keys of the data. */
export interface Firm {
  services: Services;
  diary: Diary;
  calendar: Calendar;
  mails: DeliveredMails;
  secrets: DerivedSecrets;
  /** Of the story: never of a secret. */
  chance: Pick<Random, 'fraction'>;
  operator: Visitor;
  requests: Map<string, string>;
  /** Ids of the requests that the operator has opened. */
  opened: Set<string>;
  offers: Map<string, KnownOffer>;
  /** Id of the client of a person. */
  clients: Map<string, string>;
  templates: Map<string, string>;
  /** Up to when whoever opens a conversation now has seen it: to its end. */
  seenUntil(): string;
  /** The browser of a person. */
  visitorOf(person: string): Visitor;
  /** The token of the newest link by which the client of an offer comes in. Throws where there is none. */
  linkOf(offerId: string): Promise<string>;
}

export const emailOf = (person: string, mailbox?: string): string => {
  const known = personOf(person);
  return `${mailbox ?? known.mailbox}@${known.domain}.example`;
};

export const personOf = (key: string): (typeof DEMO_PEOPLE)[string] => known(DEMO_PEOPLE[key], key);

/** What has to be there, because the data of the demo says so. */
export function known<T>(value: T | undefined, key: string): T {
  if (value === undefined) throw new Error(`The demo speaks of ${key}, which is not there.`);
  return value;
}

const MOBILE = ['902', '903', '905', '907', '908', '910', '911', '915', '917', '918', '944', '948'];

/** A telephone that looks like one and belongs to nobody: its middle digits are zeros. */
export function phoneOf(person: string, colleague = 0): string {
  const place = Object.keys(DEMO_PEOPLE).indexOf(person);
  const prefix = MOBILE[(place + colleague) % MOBILE.length] ?? '905';
  return `+421 ${prefix} 000 ${101 + place + 200 * colleague}`;
}

/** 192.0.2.0/24 is for documentation (RFC 5737). */
const addressOf = (place: number): string => `192.0.2.${place + 10}`;

export function createFirm(
  app: FastifyInstance,
  parts: Pick<Firm, 'services' | 'diary' | 'calendar' | 'mails' | 'chance'>,
): Firm {
  const { services } = parts;
  const visitors = new Map<string, Visitor>();
  const links = createOfferLinks(services);
  return {
    ...parts,
    secrets: createDerivedSecrets(services.config.secrets),
    operator: new Visitor(app, addressOf(-1), OPERATOR),
    requests: new Map(),
    opened: new Set(),
    offers: new Map(),
    clients: new Map(),
    templates: new Map(),
    seenUntil: () => parts.diary.clock().toISOString(),
    visitorOf(person) {
      const visitor =
        visitors.get(person) ?? new Visitor(app, addressOf(Object.keys(DEMO_PEOPLE).indexOf(person)));
      visitors.set(person, visitor);
      return visitor;
    },
    async linkOf(offerId) {
      const [link] = await goodLinks(services.db, offerId, linksUsedAfter(services.clock()));
      return known((link && links.tokenOf(link)) ?? undefined, `a link to ${offerId}`);
    },
  };
}
