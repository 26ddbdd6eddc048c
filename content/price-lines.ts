import type { Mode, TimelineId, TradeId } from '#domain/quote/catalogue.ts';

/** Lines of a price: each says what the money is for; the factor behind it stands beside in smaller text. */
export const PRICE_LINES = {
  base: 'Základ webu',
  /** Before the trade in the accusative. */
  content: 'Obsah pre',
  /** The same beside the choice of the trade, in one row for each of them. */
  ownContent: 'Obsah pre vaše remeslo',
  /** Why the content of a trade is more work; null where it is the simplest one. */
  tradeReasons: {
    painter: null,
    electrician: 'oprávnenia a revízie',
    plumber: null,
    roofer: 'druhy striech a krytín',
    flooring: 'druhy podláh',
    hvac: 'technika a servis',
    'general-contractor': 'etapy stavby a viac remesiel',
    renovation: 'viac miestností a remesiel',
    'construction-company': 'viac stavieb a prevádzok',
  } satisfies Record<TradeId, string | null> as Record<TradeId, string | null>,
  mode: {
    quick: 'Stručné zadanie',
    detailed: 'Rozpracovanie zadania',
  } satisfies Record<Mode, string>,
  timeline: {
    asap: 'Prednostné spracovanie',
    '1-month': 'Termín do mesiaca',
    '2-months': 'Termín do dvoch mesiacov',
    '3-6-months': 'Termín o 3 až 6 mesiacov',
    flexible: 'Voľný termín',
  } satisfies Record<TimelineId, string>,
  rough: 'Hrubý odhad',
  factors: { trade: 'remeslo', mode: 'typ rozpočtu', timeline: 'termín' },
  unchanged: 'bez príplatku',
} as const;
