import type { TradePageContent } from '#domain/content/schema.ts';
import type { TradeId } from '#domain/quote/catalogue.ts';
import { constructionCompany } from './trade-pages/construction-company.ts';
import { electrician } from './trade-pages/electrician.ts';
import { flooring } from './trade-pages/flooring.ts';
import { generalContractor } from './trade-pages/general-contractor.ts';
import { hvac } from './trade-pages/hvac.ts';
import { painter } from './trade-pages/painter.ts';
import { plumber } from './trade-pages/plumber.ts';
import { renovation } from './trade-pages/renovation.ts';
import { roofer } from './trade-pages/roofer.ts';

/** Texts of the trades' landing pages /pre/{slug}; the slug is in TRADE_CONTENT. */
export const TRADE_PAGES: Record<TradeId, TradePageContent> = {
  painter,
  electrician,
  plumber,
  roofer,
  flooring,
  hvac,
  'general-contractor': generalContractor,
  renovation,
  'construction-company': constructionCompany,
};
