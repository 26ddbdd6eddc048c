CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"account_id" uuid,
	"offer_id" uuid,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "calendar_feeds_whose" UNIQUE NULLS NOT DISTINCT("project_id","account_id","offer_id"),
	CONSTRAINT "calendar_feeds_one" CHECK ((account_id IS NULL) <> (offer_id IS NULL))
);
--> statement-breakpoint
CREATE TABLE "change_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"addendum_id" uuid,
	"answer" text DEFAULT '' NOT NULL,
	"declined_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "change_requests_messageId_unique" UNIQUE("message_id"),
	CONSTRAINT "change_requests_answered" CHECK ((declined_at IS NULL) = (answer = ''))
);
--> statement-breakpoint
ALTER TABLE "project_stages" ADD COLUMN "return_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_stages" ADD COLUMN "returned_on" text;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_addendum_id_offers_id_fk" FOREIGN KEY ("addendum_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_feeds_account" ON "calendar_feeds" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "calendar_feeds_offer" ON "calendar_feeds" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "change_requests_project" ON "change_requests" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "change_requests_addendum" ON "change_requests" USING btree ("addendum_id");--> statement-breakpoint
CREATE INDEX "change_requests_waiting" ON "change_requests" USING btree ("created_at","id") WHERE addendum_id IS NULL AND declined_at IS NULL;--> statement-breakpoint
CREATE INDEX "project_stages_returned" ON "project_stages" USING btree ("returned_on","id","project_id") WHERE state = 'active' AND returned_on IS NOT NULL;