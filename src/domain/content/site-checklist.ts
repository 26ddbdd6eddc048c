import { hasOwnAccount } from '../payments/sample-account.ts';
import type { SiteFacts } from './site-schema.ts';

/** What the environment has switched on; the privacy policy has to name who then works with data. */
export interface ServicesInUse {
  mail: boolean;
  ai: boolean;
  /** PUBLIC_URL is an address that others can reach. */
  publicAddress: boolean;
}

/** What the operator still has to do before the site speaks for them: for the start and for the set-up checklist. */
export interface SiteChecklist {
  /** Paths of facts that are not filled in. */
  missing: string[];
  /** Names of claims that nobody has confirmed as provable (decisions 7.8). */
  unconfirmedClaims: string[];
  /** Settings of the environment without which nobody else can use the site. */
  unset: string[];
}

export const siteChecklist = (facts: SiteFacts, inUse: ServicesInUse): SiteChecklist => ({
  missing: [...missingIdentity(facts), ...otherMissingFacts(facts, inUse)],
  unconfirmedClaims: unconfirmedClaims(facts),
  unset: [...(inUse.publicAddress ? [] : ['PUBLIC_URL']), ...(inUse.mail ? [] : ['SMTP_URL'])],
});

/**
 * Why these facts may not be public at an address, as a sentence for whoever starts the site; null where they may. Of a consumer
 * who accepts an offer the law wants a function to withdraw from the contract (108/2024, § 20a), which the site does not have.
 */
export function publicRefusal(facts: SiteFacts, address: string): string | null {
  const nameless = missingIdentity(facts);
  if (nameless.length > 0)
    return `site.config.ts does not say who runs the site; ${address} is public and needs ${nameless.join(', ')}.`;
  return facts.terms.servesConsumers
    ? 'site.config.ts: terms.servesConsumers must be false on a public site, which has no function „odstúpiť od zmluvy tu“ (108/2024, § 20a) for consumers; agree with them outside of the site.'
    : null;
}

/**
 * Paths of the facts without which nobody can know who runs the site; the law forbids to offer anything without them,
 * so a public site does not start (decisions 7.9). An address in a reserved domain counts as unset.
 */
export function missingIdentity({ operator }: SiteFacts): string[] {
  const person = operator.kind === 'zivnostnik';
  const known: [path: string, isKnown: boolean][] = [
    ['operator.businessName', operator.businessName !== null],
    person
      ? ['operator.address or operator.residence', (operator.address ?? operator.residence) !== null]
      : ['operator.address', operator.address !== null],
    ['operator.ico', operator.ico !== null],
    person
      ? [
          'operator.registerText or operator.tradeOffice',
          (operator.registerText ?? operator.tradeOffice) !== null,
        ]
      : ['operator.registerText', operator.registerText !== null],
    ['operator.email', !isReserved(operator.email)],
  ];
  return known.filter(([, isKnown]) => !isKnown).map(([path]) => path);
}

function otherMissingFacts(facts: SiteFacts, inUse: ServicesInUse): string[] {
  const { operator, support, processors, chat } = facts;
  const known: [path: string, isKnown: boolean][] = [
    ['operator.displayName', operator.displayName !== null],
    ['operator.phone', operator.phone !== null],
    ['payments.iban', hasOwnAccount(facts)],
    ['support.email', !isReserved(support.email)],
    ['processors.hosting', processors.hosting !== null],
    ['processors.email', !inUse.mail || processors.email !== null],
    ['processors.ai', !inUse.ai || processors.ai !== null],
    ['processors.chat', chat === null || processors.chat !== null],
  ];
  return known.filter(([, isKnown]) => !isKnown).map(([path]) => path);
}

const isReserved = (address: string): boolean => /\.(example|test|invalid|localhost)$/.test(address);

const unconfirmedClaims = ({ claims, confirmedClaims }: SiteFacts): string[] =>
  Object.entries(claims)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name)
    .filter((name) => !confirmedClaims.some((confirmed) => confirmed === name));
