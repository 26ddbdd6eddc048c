import type { ReactNode } from 'react';
import type { TradeId } from '#domain/quote/catalogue.ts';
import { Drawing } from '../design/illustrations/drawing.tsx';
import {
  constructionCompany,
  electrician,
  flooring,
  generalContractor,
  hvac,
  painter,
  plumber,
  renovation,
  roofer,
} from '../design/illustrations/trade-drawings.tsx';

const DRAWINGS: Record<TradeId, ReactNode> = {
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

/** The line drawing of a trade. Decorative. */
export const TradeIllustration = ({ trade, className }: { trade: TradeId; className?: string }) => (
  <Drawing className={className}>{DRAWINGS[trade]}</Drawing>
);
