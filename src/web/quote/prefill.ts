import { TRADE_CONTENT } from '#content/trades.ts';
import { FEATURE_IDS, type FeatureId, SIZE_IDS, TRADE_IDS } from '#domain/quote/catalogue.ts';
import { CONTACT_FIELDS, type Prefill } from '#domain/quote/wizard-form.ts';
import { FEATURES_PARAM, SIZE_PARAM, TRADE_PARAM } from './wizard-link.ts';

/**
 * What a link knows of the form: trade (id or Slovak slug), size and features from the address, contact from the
 * link's state `{contact: {name, email, phone, company}}`, else the e-mail kept from the last request. Anything else in
 * them is ignored. Features propose the detailed mode, the only one in which they count.
 */
export function prefillOf(search: string, linkState: unknown, email: string | null): Prefill {
  const params = new URLSearchParams(search);
  const trade = TRADE_IDS.find((id) => [id, TRADE_CONTENT[id].slug].includes(params.get(TRADE_PARAM) ?? ''));
  const size = SIZE_IDS.find((id) => id === params.get(SIZE_PARAM));
  const features = featuresOf(params);
  return {
    ...(trade && { selectedTrade: trade }),
    ...(size && { projectSize: size }),
    ...(features.length > 0 && { mode: 'detailed', selectedFeatures: features }),
    ...(email !== null && { email }),
    ...contactOf(linkState),
  };
}

function featuresOf(params: URLSearchParams): FeatureId[] {
  const wanted = new Set((params.get(FEATURES_PARAM) ?? '').split(','));
  return [...wanted].filter((id): id is FeatureId => FEATURE_IDS.some((known) => known === id));
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
