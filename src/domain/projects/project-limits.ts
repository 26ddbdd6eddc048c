/** Longest texts of a project, its stages and what the client has to bring; and how much it can have of each. */
export const PROJECT_LIMITS = {
  name: 160,
  stageName: 80,
  itemTitle: 120,
  itemDescription: 1_000,
  /** What the client writes in place: the texts of a long page. */
  itemText: 20_000,
  returnReason: 500,
  /** What the operator writes to a stage that is delivered. */
  deliveryText: 2_000,
  /** Where the client can see it. */
  deliveryUrl: 500,
  /** Where what was launched is. */
  liveUrl: 500,
  paymentName: 120,
  changeText: 2_000,
  stageDays: 250,
  stages: 60,
  items: 120,
  payments: 60,
  /** Changes that wait for an answer, of one project. */
  openChanges: 10,
} as const;
/** Longest search. */
export const SEARCH_MAX = 254;
