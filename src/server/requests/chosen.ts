import { QUOTE_DOCUMENT } from '#content/documents.ts';
import { BUDGET_CONTENT, WEBSITE_QUESTION } from '#content/options.ts';
import { REQUEST_ROWS } from '#content/request-mails.ts';
import { formatList } from '#domain/kernel/format.ts';
import { oneOrMore } from '#domain/kernel/plural.ts';
import type { LabelledText } from '#domain/legal/operator.ts';
import { websiteAnswer } from '#domain/quote/labels.ts';
import type { NamedSelection } from '#domain/quote/named-selection.ts';
import { deadlineLabel } from '#domain/quote/notes.ts';
import { readRequestSelection } from '#domain/quote/read-stored.ts';
import { topicName } from '#domain/requests/topic-names.ts';
import type { StoredRequest } from './data.ts';

/** What the wizard's request chose, in the words of that day; null of the other kinds. */
export const selectionOf = ({ kind, selection, service, trade }: StoredRequest): NamedSelection | null =>
  kind === 'wizard' ? readRequestSelection(selection, { service: service ?? '', trade: trade ?? '' }) : null;

/** What a request is about: the service or topic, and the trade; empty where there is none. */
export function aboutOf(request: StoredRequest): { about: string; trade: string } {
  const chosen = selectionOf(request);
  return {
    about: chosen ? chosen.service.label : topicName(request.topic ?? ''),
    trade: chosen?.trade?.label ?? '',
  };
}

/** Rows of what was chosen; none but of the wizard. */
export function chosenRows(request: StoredRequest): LabelledText[] {
  const selection = selectionOf(request);
  return selection ? selectionRows(selection) : [];
}

/** What was chosen, row by row, without what was left open; of a website that stands no size. */
export const selectionRows = ({
  service,
  mode,
  trade,
  size,
  hasWebsite,
  features,
  budget,
  timeline,
}: NamedSelection): LabelledText[] =>
  [
    { label: REQUEST_ROWS.service, value: service.label },
    { label: REQUEST_ROWS.mode, value: mode.label },
    { label: REQUEST_ROWS.trade, value: trade?.label ?? REQUEST_ROWS.tradeUnknown },
    { label: WEBSITE_QUESTION.fact, value: websiteAnswer(hasWebsite) ?? '' },
    { label: REQUEST_ROWS.size, value: hasWebsite ? '' : (size?.label ?? '') },
    {
      label: oneOrMore(REQUEST_ROWS.features, features),
      value: formatList(features.map(({ label }) => label)) || QUOTE_DOCUMENT.brief.noFeatures,
    },
    { label: deadlineLabel(service.id), value: timeline?.label ?? '' },
    { label: BUDGET_CONTENT.label, value: budget?.label ?? '' },
  ].filter(({ value }) => value !== '');
