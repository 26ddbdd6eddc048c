import type { FeatureId, SizeId, TradeId } from './catalogue.ts';

/** What a visitor has chosen outside the wizard: in the home page's sketch, on a trade's page, with a project. */
export interface Preset {
  trade?: TradeId;
  size?: SizeId;
  /** Given, even when empty, they mean the detailed mode, the only one in which they count. */
  features?: readonly FeatureId[];
}
