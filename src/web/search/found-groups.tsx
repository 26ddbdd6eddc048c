import type { AnswerOf } from '#domain/api/call.ts';
import { tied } from '#domain/kernel/text.ts';
import { offerEditorPath } from '#domain/offers/offer-address.ts';
import { offerStateText } from '#domain/offers/state-texts.ts';
import { projectDeskPath } from '#domain/projects/project-address.ts';
import { PROJECT_STATE_TEXTS } from '#domain/projects/project-texts.ts';
import { INBOX_STATUS_TEXTS } from '#domain/requests/inbox-texts.ts';
import type { searchAll } from '#domain/search/calls.ts';
import { CLIENT_LIST, clientAt } from '../clients/desk-addresses.ts';
import type { FoundGroup, FoundOption } from '../design/areas/search-box.tsx';
import { OFFER_LIST } from '../offers/offer-addresses.ts';
import { PROJECT_LIST } from '../projects/project-addresses.ts';
import { INBOX_LIST, requestAt } from '../requests/inbox-addresses.ts';

type Found = AnswerOf<typeof searchAll>;

const words = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

/** What was found as options by kinds, each with the way to all of its list; kinds without any are left out. */
export function foundGroups(found: Found, search: string): FoundGroup[] {
  const { requests, offers, projects, clients } = found;
  const groups = [
    group(
      'Dopyty',
      requests,
      INBOX_LIST.only({ status: 'all', search }),
      ({ id, ticket, name, about, status }) => ({
        to: requestAt(id),
        lead: tied(name),
        detail: words(ticket, about, INBOX_STATUS_TEXTS[status]),
      }),
    ),
    group('Ponuky', offers, OFFER_LIST.only({ search }), ({ id, number, title, client, state }) => ({
      to: offerEditorPath(id),
      lead: tied(client),
      detail: words(number, title, offerStateText({ number, state })),
    })),
    group('Projekty', projects, PROJECT_LIST.only({ search }), ({ id, name, client, state }) => ({
      to: projectDeskPath(id),
      lead: tied(name),
      detail: words(tied(client), PROJECT_STATE_TEXTS[state]),
    })),
    group('Klienti', clients, CLIENT_LIST.only({ search }), ({ id, name, ico, city }) => ({
      to: clientAt(id),
      lead: tied(name),
      detail: words(ico && `IČO ${ico}`, city),
    })),
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** Where more was found than is shown, the last option leads to all of it. */
const ALL = {
  Dopyty: 'Všetky nájdené dopyty',
  Ponuky: 'Všetky nájdené ponuky',
  Projekty: 'Všetky nájdené projekty',
  Klienti: 'Všetci nájdení klienti',
} as const;

const group = <Row,>(
  label: keyof typeof ALL,
  { rows, hasMore }: { rows: readonly Row[]; hasMore: boolean },
  all: string,
  option: (row: Row) => FoundOption,
): FoundGroup => ({
  label,
  options: [...rows.map(option), ...(hasMore ? [{ to: all, lead: ALL[label] }] : [])],
});
