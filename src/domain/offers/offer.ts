import type { Day } from '../kernel/local-time.ts';
import type { Cents } from '../kernel/money.ts';
import type { FeatureId } from '../quote/catalogue.ts';

/** How a line is counted: once at the end of the work, or every month of care. */
export const CHARGES = ['once', 'month'] as const;
export type Charge = (typeof CHARGES)[number];

/** What a quantity counts. */
export const UNITS = ['piece', 'page', 'hour', 'day', 'month', 'whole'] as const;
export type Unit = (typeof UNITS)[number];

/** Whether the client may choose: of an alternative group exactly one line is taken. */
export type LineChoice =
  | { kind: 'fixed' }
  | { kind: 'optional'; ticked: boolean }
  | { kind: 'alternative'; group: string; ticked: boolean };

export interface OfferLine {
  /** Stays the same over all revisions, so that they can be compared. */
  id: string;
  name: string;
  /** What is included, in a small Markdown. */
  included: string;
  /** In hundredths: 250 is 2,5 hours. */
  quantity: number;
  unit: Unit;
  unitPrice: Cents;
  charged: Charge;
  choice: LineChoice;
  /** The feature it stands for, if any. */
  feature: FeatureId | null;
}

export interface OfferGroup {
  id: string;
  name: string;
  lines: OfferLine[];
}

/** A part of the work, done one after another. */
export interface OfferStage {
  /** Stays the same over all revisions. */
  id: string;
  name: string;
  /** Working days. */
  days: number;
}

/** A part of the one-off price: a share of it or an amount; the last part is what is left. */
export interface PlannedPayment {
  id: string;
  name: string;
  /** Id of the stage after which it is due; null at the acceptance. */
  after: string | null;
  share: { kind: 'percent'; percent: number } | { kind: 'amount'; amount: Cents } | { kind: 'rest' };
}

export type Discount = { kind: 'percent'; percent: number } | { kind: 'amount'; amount: Cents };

/** The VAT of the day on which the offer was made. */
export interface OfferVat {
  status: 'non-payer' | 'registered-7-7a' | 'payer';
  ratePercent: number;
}

/** What one revision of an offer says: page, PDF and JSON are made of it, line by line (business 4). */
export interface OfferContent {
  title: string;
  groups: OfferGroup[];
  /** Of the one-off price; null without one. */
  discount: { name: string; of: Discount } | null;
  vat: OfferVat;
  excluded: string[];
  assumptions: string[];
  revisionRounds: number;
  payments: PlannedPayment[];
  validUntil: Day;
  earliestStart: Day | null;
  stages: OfferStage[];
  termsVersion: string;
  note: string;
}

/** All lines in the order in which they are shown. */
export const linesOf = ({ groups }: Pick<OfferContent, 'groups'>): OfferLine[] =>
  groups.flatMap(({ lines }) => lines);

/** Length of the work in working days. */
export const workingDaysOf = ({ stages }: Pick<OfferContent, 'stages'>): number =>
  stages.reduce((sum, { days }) => sum + days, 0);
