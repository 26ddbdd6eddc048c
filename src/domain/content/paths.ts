import { TRADE_CONTENT } from '#content/trades.ts';
import { TRADE_IDS, type TradeId } from '../quote/catalogue.ts';
import { tradeName } from '../quote/labels.ts';

/** Landing page of a trade: "/pre/maliar". */
export const tradePath = (trade: TradeId): string => `/pre/${TRADE_CONTENT[trade].slug}`;

/** Links to all landing pages, in the order of the catalogue. */
export const tradeLinks = (): { to: string; label: string }[] =>
  TRADE_IDS.map((trade) => ({ to: tradePath(trade), label: tradeName(trade) }));
