import { formatCents } from '../kernel/format.ts';
import type { Cents } from '../kernel/money.ts';

/** List price of a feature, before the factors of mode and timeline: "+300 €" (decisions 2.3). */
export const featurePrice = (price: Cents): string => `+${formatCents(price)}`;
