import { TRADE_CONTENT } from '#content/trades.ts';
import { FEATURE_IDS, type FeatureId, SIZE_IDS, TRADE_IDS } from '#domain/quote/catalogue.ts';
import type { Preset } from '#domain/quote/preset.ts';
import type { KnownContact } from '#domain/quote/wizard-form.ts';
import { REQUEST_FIELD_NAMES } from '#domain/requests/request-fields.ts';
import { FEATURES_PARAM, SIZE_PARAM, TRADE_PARAM } from './wizard-link.ts';

/** What was chosen before the link was followed: trade (id or Slovak slug), size and features of its address. */
export function presetOf(search: string): Preset {
  const params = new URLSearchParams(search);
  const trade = TRADE_IDS.find((id) => [id, TRADE_CONTENT[id].slug].includes(params.get(TRADE_PARAM) ?? ''));
  const size = SIZE_IDS.find((id) => id === params.get(SIZE_PARAM));
  const features = featuresOf(params.get(FEATURES_PARAM));
  return { ...(trade && { trade }), ...(size && { size }), ...(features && { features }) };
}

/** Null without any; an empty list was chosen by unticking all of them. */
function featuresOf(listed: string | null): FeatureId[] | null {
  if (listed === null) return null;
  const wanted = new Set(listed.split(','));
  const known = [...wanted].filter((id): id is FeatureId => FEATURE_IDS.some((each) => each === id));
  return known.length > 0 || listed === '' ? known : null;
}

/**
 * Contact data that the link's state `{contact: {name, email, phone, company}}` brings, else the e-mail kept from the
 * last request; anything else is ignored.
 */
export function contactOf(linkState: unknown, email: string | null): KnownContact {
  const kept = email === null ? {} : { email };
  if (!isRecord(linkState) || !isRecord(linkState.contact)) return kept;
  const { contact } = linkState;
  const sent = Object.fromEntries(
    REQUEST_FIELD_NAMES.flatMap((field) => {
      const value = contact[field];
      return typeof value === 'string' && value !== '' ? [[field, value]] : [];
    }),
  );
  return { ...kept, ...sent };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
