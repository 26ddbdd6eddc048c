/** Most of everything that an offer holds: the editor and the server count with the same. */
export const OFFER_LIMITS = {
  title: 150,
  groups: 20,
  lines: 120,
  /** Of a line, group, stage, payment or discount. */
  name: 150,
  included: 2_000,
  /** Hundredths: 9 999,99. */
  quantity: 999_999,
  /** Cents: a million euros. */
  unitPrice: 100_000_000,
  /** Cents of all lines together: ten million euros. */
  total: 1_000_000_000,
  /** What is not included, and what is assumed: points of each, and signs of a point. */
  points: 40,
  point: 500,
  revisionRounds: 20,
  payments: 12,
  stages: 30,
  /** Working days of a stage. */
  days: 250,
  note: 4_000,
  /** Of a mail that takes an offer to its client. */
  subject: 150,
  mail: 4_000,
  /** How an answer that came otherwise was given: "telefonicky 22. 11.". */
  how: 300,
  templateName: 80,
  /** The longest e-mail. */
  search: 254,
} as const;

/** Questions of an offer that wait for an answer, by whatever links and addresses they came. */
export const OPEN_QUESTIONS_MAX = 20;
/** So many are mailed to the operator until they read, also where each is taken back; the others wait in the offer. */
export const MAILED_QUESTIONS_MAX = 5;
