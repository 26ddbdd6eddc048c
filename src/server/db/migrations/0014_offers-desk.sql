CREATE SEQUENCE "public"."offer_serials" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "offer_reminders" (
	"offer_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"reminder" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_reminders_offer_id_revision_reminder_pk" PRIMARY KEY("offer_id","revision","reminder")
);
--> statement-breakpoint
CREATE TABLE "offer_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offers" DROP CONSTRAINT "offers_serial_unique";--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "serial" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "offer_acceptances" ADD COLUMN "noted_by" text;--> statement-breakpoint
ALTER TABLE "offer_revisions" ADD COLUMN "decline_text" text;--> statement-breakpoint
ALTER TABLE "offer_revisions" ADD COLUMN "decline_noted_how" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "addendum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "addendum_of" uuid;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "recipient_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "recipient_email" text NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "reminders_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "answers_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "revision" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "state" text NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "title" text NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "once_total" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "monthly_total" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "valid_until" text NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "viewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "has_draft" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "search_text" text NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_reminders" ADD CONSTRAINT "offer_reminders_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_templates_name" ON "offer_templates" USING btree ("name");--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_addendum_of_offers_id_fk" FOREIGN KEY ("addendum_of") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_number" ON "offers" USING btree ("serial","addendum");--> statement-breakpoint
CREATE INDEX "offers_by_state" ON "offers" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_open" ON "offers" USING btree ("created_at","id") WHERE state IN ('sent', 'viewed');--> statement-breakpoint
CREATE INDEX "offers_validity" ON "offers" USING btree ("state","valid_until");--> statement-breakpoint
CREATE INDEX "offers_addendum_of" ON "offers" USING btree ("addendum_of");--> statement-breakpoint
CREATE INDEX "offers_recipient" ON "offers" USING btree (lower("recipient_email"));--> statement-breakpoint
CREATE INDEX "offers_search" ON "offers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_state" CHECK (state IN ('draft', 'sent', 'viewed', 'accepted', 'declined', 'superseded', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_addendum" CHECK ((addendum = 0) = (addendum_of IS NULL));