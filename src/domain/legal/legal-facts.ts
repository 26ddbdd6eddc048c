import { LIFETIMES, SESSION_DAYS } from '../accounts/lifetimes.ts';
import { BACKUPS } from '../backup/backup-plan.ts';
import type { Claims } from '../content/claims.ts';
import { siteClaims } from '../content/site-claims.ts';
import type { SiteFacts } from '../content/site-schema.ts';
import { formatEuros } from '../kernel/format.ts';
import { BINDING_BUTTON } from '../offers/consent.ts';
import { SERVICES } from '../quote/catalogue.ts';
import { DRAFT_EXPIRY_MS } from '../quote/draft-expiry.ts';
import { addressLine, operatorName } from './operator.ts';
import { RETENTION } from './retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The value of a fact that only decides whether a text is said. */
const SAID = 'áno';
const onlyIf = (condition: boolean): string | null => (condition ? SAID : null);

/** Every fact that a legal text may name or stand on; one that is null makes its text disappear. */
export function legalFacts(site: SiteFacts): Claims {
  const { operator, vat, terms, retention, support } = site;
  return {
    ...siteClaims(site),
    ...RETENTION,
    ...retention,
    ...processing(site),
    ...authorities(site),
    brand: site.brand.name,
    operatorName: operatorName(site),
    operatorAddress: operator.address && addressLine(operator.address),
    email: operator.email,
    supportEmail: support.email,
    payer: onlyIf(vat.status === 'payer'),
    forFirms: onlyIf(!terms.servesConsumers),
    forConsumers: onlyIf(terms.servesConsumers),
    depositPercent: terms.depositPercent,
    dueDays: terms.dueDays,
    revisionRounds: terms.revisionRounds,
    noticeDays: terms.noticeDays,
    warrantyMonths: terms.warrantyMonths,
    orderButton: BINDING_BUTTON,
    validDays: site.quote.validDays,
    maintenancePrice: formatEuros(SERVICES['udrzba-podpora'].euros[0]),
    draftDays: DRAFT_EXPIRY_MS / DAY_MS,
    backupDays: BACKUPS.longestDays,
    unprovenDays: LIFETIMES.unproven / DAY_MS,
    sessionDays: SESSION_DAYS,
    idleDays: LIFETIMES.sessionIdle / DAY_MS,
    dataProtectionLaw: site.legal.dataProtectionLaw,
  };
}

/** Who works with the data, and whether any of them leave the European Economic Area. */
function processing({ processors, chat }: SiteFacts): Claims {
  const { hosting, email, ai, accounting } = processors;
  const widget = chat === null ? null : processors.chat;
  return {
    hosting: hosting?.name,
    mailer: email?.name,
    ai: ai?.name,
    chat: chat && (widget?.name ?? chat.provider),
    accounting: accounting?.name,
    hostingTransfer: hosting?.transfer,
    mailerTransfer: email?.transfer,
    aiTransfer: ai?.transfer,
    chatTransfer: widget?.transfer,
    accountingTransfer: accounting?.transfer,
    ...transferred([hosting, email, ai, widget, accounting].filter((used) => used !== null)),
  };
}

/** Without a named processor nothing is known of transfers, so nothing is said about them. */
function transferred(used: readonly { transfer: string | null }[]): Claims {
  const somewhere = used.some(({ transfer }) => transfer !== null);
  return {
    processorsNamed: onlyIf(used.length > 0),
    transfers: onlyIf(somewhere),
    noTransfers: onlyIf(used.length > 0 && !somewhere),
  };
}

const authorities = ({ dpa, supervisor }: SiteFacts): Claims => ({
  dpaName: dpa.name,
  dpaAddress: dpa.address,
  dpaEmail: dpa.email,
  dpaWeb: dpa.web,
  supervisorName: supervisor.name,
  supervisorAddress: supervisor.address,
  supervisorWeb: supervisor.web,
});
