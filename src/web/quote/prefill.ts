import { TRADE_CONTENT } from '#content/trades.ts';
import { SIZE_IDS, TRADE_IDS } from '#domain/quote/catalogue.ts';
import { CONTACT_FIELDS, type Prefill } from '#domain/quote/wizard-form.ts';
import { SIZE_PARAM, TRADE_PARAM } from './wizard-link.ts';

/**
 * What a link knows of the form: trade (id or Slovak slug) and size from the address, contact from the link's
 * state `{contact: {name, email, phone, company}}`. Anything else in them is ignored.
 */
export function prefillOf(search: string, linkState: unknown): Prefill {
  const params = new URLSearchParams(search);
  const trade = TRADE_IDS.find((id) => [id, TRADE_CONTENT[id].slug].includes(params.get(TRADE_PARAM) ?? ''));
  const size = SIZE_IDS.find((id) => id === params.get(SIZE_PARAM));
  return {
    ...(trade && { selectedTrade: trade }),
    ...(size && { projectSize: size }),
    ...contactOf(linkState),
  };
}

function contactOf(linkState: unknown): Prefill {
  if (!isRecord(linkState) || !isRecord(linkState.contact)) return {};
  const { contact } = linkState;
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const value = contact[field];
      return typeof value === 'string' && value !== '' ? [[field, value]] : [];
    }),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
