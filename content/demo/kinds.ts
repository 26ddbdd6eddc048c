import type { DeclineReason } from '#domain/offers/decline-reasons.ts';
import type { ProjectState } from '#domain/projects/project-life.ts';
import type {
  BudgetId,
  FeatureId,
  Mode,
  ServiceSlug,
  SizeId,
  TimelineId,
  TradeId,
} from '#domain/quote/catalogue.ts';
import type { LostReason } from '#domain/requests/request-life.ts';
import type { HandKind } from '#domain/requests/request-status.ts';
import type { TopicId } from '#domain/requests/topics.ts';

// How the demo's firm is written down. Days are working days: `day` counts back from today, `in` on from what came before.

/** What a visitor chose in the wizard. */
export interface DemoChoice {
  service?: ServiceSlug;
  trade: TradeId;
  features: readonly FeatureId[];
  size: SizeId;
  budget: BudgetId;
  timeline: TimelineId;
  mode?: Mode;
}

/** What the operator does with a request, and when after it came. */
export type RequestAct = { in: number } & (
  | { reply: string }
  | { call: string }
  | { note: string }
  | { seen: true }
  | { lost: LostReason; because: string }
  | { archive: true }
  | { restore: true }
  /** Until so many working days later. */
  | { snooze: number }
  /** Joined to another request, by its key. */
  | { merge: string }
);

/** When a request came: working days ago, or as its promise stands now. */
export type DemoMoment = { day: number } | { promise: 'due-soon' | 'late' | 'just-sent' | 'warned' };

export type DemoRequest = DemoMoment & {
  /** Also the key of who sent it, unless that is said. */
  key: string;
  who?: string;
  text: string;
  acts?: readonly RequestAct[];
} & (
    | { chose: DemoChoice }
    | {
        topic: TopicId;
        /** How, where it came past the site. */
        came?: HandKind;
      }
  );

/** A line that the operator adds, in whole euros. */
export interface DemoLine {
  id: string;
  name: string;
  included?: string;
  price: number;
  /** Paid every month. */
  monthly?: true;
  /** Left to the client, ticked or not. */
  option?: 'ticked' | 'open';
  /** Of these the client takes one; the first is ticked. */
  alternative?: string;
  feature?: FeatureId;
  hours?: number;
}

/** What the operator changes in a draft. */
export interface DemoEdit {
  title?: string;
  note?: string;
  lines?: readonly DemoLine[];
  /** Ids of lines that are left out. */
  without?: readonly string[];
  discount?: { name: string; percent: number } | { name: string; euros: number };
  /** Last day: working days from today, below zero for one that is over. */
  ends?: number;
  stages?: readonly { id: string; name: string; days: number }[];
  payments?: readonly { id: string; name: string; after: number | null; percent: number | 'rest' }[];
}

/** What happens to an offer, and how many working days after it was begun. */
export type OfferAct = { in: number } & (
  | { send: true }
  | { opened: true }
  /** About the line of this id, or the whole offer. */
  | { asked: string; line?: string }
  | { answered: string; line?: string }
  | { revise: DemoEdit }
  | { accept: true; with?: readonly string[]; without?: readonly string[] }
  /** How the client has said it. */
  | { acceptNoted: string }
  | { decline: DeclineReason; because: string }
  | { declineNoted: DeclineReason; because: string; how: string }
  | { withdraw: true }
  | { renewal: true }
  | { revoke: true }
  | { template: string }
);

/** Where an offer begins. */
export type OfferOrigin =
  | { request: string }
  /** The client of that person. */
  | { client: string }
  | { addendum: string }
  | { copy: string }
  | { template: string; client: string };

export type DemoOffer = OfferOrigin & {
  key: string;
  /** Begun so many working days ago. */
  day: number;
  edit?: DemoEdit;
  acts?: readonly OfferAct[];
};

/** A stage by its working days after the acceptance: begun, delivered, approved. */
export type StageDays = readonly [begun: number, delivered?: number, approved?: number];

/** What happens to a payment call, at its place in the plan. */
export type PaymentAct = { in: number; payment: number } & (
  | { ask: true }
  | { pay: true }
  | { part: number }
  | { cancel: true }
);

/** A file that somebody adds to a project: for an item of a kind, before it is brought on that day, with a message, or by itself. */
export interface DemoFile {
  in: number;
  from: 'client' | 'operator';
  name: string;
  shows: 'photo' | 'layout' | { text: string };
  item?: string;
  message?: string;
}

export interface DemoProject {
  /** Key of the accepted offer. */
  offer: string;
  stages: readonly StageDays[];
  /** Where its stages can be seen once they are delivered. */
  preview: string;
  /** What the operator says with the delivery of a stage, by its place among them from 0. */
  said?: Readonly<Record<number, string>>;
  /** Stages that the operator moves in the plan: to which place, the first is 1. */
  moved?: readonly { in: number; stage: string; place: number }[];
  payments?: readonly PaymentAct[];
  /** Kinds of what was brought, and when; accepted a day later. */
  brought?: readonly { in: number; kinds: readonly string[] | 'all'; isChecked?: false }[];
  returned?: readonly { in: number; kind: string; because: string }[];
  asked?: readonly { in: number; title: string; description: string; dueIn: number }[];
  moves?: readonly { in: number; to: ProjectState }[];
  messages?: readonly { in: number; text: string }[];
  files?: readonly DemoFile[];
}
