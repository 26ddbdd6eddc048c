CREATE TABLE "offer_acceptances" (
	"offer_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"chosen" text[] NOT NULL,
	"once_total" integer NOT NULL,
	"monthly_total" integer NOT NULL,
	"name" text NOT NULL,
	"terms_version" text NOT NULL,
	"consents" jsonb NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"fingerprint" text NOT NULL,
	"noted_how" text
);
--> statement-breakpoint
CREATE TABLE "offer_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "offer_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "offer_revisions" (
	"offer_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"edit" integer NOT NULL,
	"sent_text" text,
	"valid_until" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"viewed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"decline_reason" text,
	CONSTRAINT "offer_revisions_offer_id_revision_pk" PRIMARY KEY("offer_id","revision"),
	CONSTRAINT "offer_revisions_state" CHECK (state IN ('draft', 'sent', 'viewed', 'accepted', 'declined', 'superseded', 'withdrawn')),
	CONSTRAINT "offer_revisions_sent" CHECK ((state = 'draft') = (sent_text IS NULL))
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" integer GENERATED ALWAYS AS IDENTITY (sequence name "offers_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"year" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"request_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offers_serial_unique" UNIQUE("serial")
);
--> statement-breakpoint
ALTER TABLE "offer_acceptances" ADD CONSTRAINT "offer_acceptances_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_links" ADD CONSTRAINT "offer_links_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_revisions" ADD CONSTRAINT "offer_revisions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_links_offer" ON "offer_links" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_revisions_draft" ON "offer_revisions" USING btree ("offer_id") WHERE state = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "offer_revisions_open" ON "offer_revisions" USING btree ("offer_id") WHERE state IN ('sent', 'viewed');--> statement-breakpoint
CREATE INDEX "offer_revisions_by_state" ON "offer_revisions" USING btree ("state","valid_until");--> statement-breakpoint
CREATE INDEX "offers_created" ON "offers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "offers_client" ON "offers" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_request" ON "offers" USING btree ("request_id");--> statement-breakpoint
CREATE TRIGGER "offers_updated_at" BEFORE UPDATE ON "offers" FOR EACH ROW EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint
CREATE TRIGGER "offer_revisions_updated_at" BEFORE UPDATE ON "offer_revisions" FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
