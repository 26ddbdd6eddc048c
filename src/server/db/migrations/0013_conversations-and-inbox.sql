CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"side" text NOT NULL,
	"account_id" uuid,
	"author_name" text NOT NULL,
	"line_id" text,
	"text" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(text)) STORED NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "messages_subject" CHECK (subject_type IN ('request', 'offer', 'project')),
	CONSTRAINT "messages_side" CHECK (side IN ('client', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(text)) STORED NOT NULL,
	"account_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_notes_kind" CHECK (kind IN ('note', 'call'))
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "archived_from" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "lost_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "answer_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "answer_warn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "answer_warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
-- What it was before is not known of what was archived until now. This is no change that would prolong how long it is kept.
ALTER TABLE "requests" DISABLE TRIGGER "requests_updated_at";--> statement-breakpoint
UPDATE "requests" SET "archived_from" = 'seen' WHERE "status" = 'archived';--> statement-breakpoint
ALTER TABLE "requests" ENABLE TRIGGER "requests_updated_at";--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_notes" ADD CONSTRAINT "request_notes_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_notes" ADD CONSTRAINT "request_notes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_of" ON "messages" USING btree ("subject_type","subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_account" ON "messages" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("side","created_at","id") WHERE read_at IS NULL AND withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "request_notes_of" ON "request_notes" USING btree ("request_id","created_at","id");--> statement-breakpoint
CREATE INDEX "request_notes_account" ON "request_notes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "request_notes_search" ON "request_notes" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_merged_into_requests_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_merged" ON "requests" USING btree ("merged_into");--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_lost_reason" CHECK (lost_reason IN ('too-expensive', 'no-answer', 'chose-another', 'out-of-scope', 'other'));--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_archived" CHECK ((status = 'archived') = (archived_from IS NOT NULL));--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_merged_archived" CHECK (merged_into IS NULL OR status = 'archived');--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_clock" CHECK ((answer_due_at IS NULL) = (answer_warn_at IS NULL));--> statement-breakpoint
CREATE TRIGGER "reply_templates_updated_at" BEFORE UPDATE ON "reply_templates" FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
