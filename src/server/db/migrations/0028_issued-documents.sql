CREATE TABLE "issuers" (
	"id" text PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offer_revisions" ADD COLUMN "issuer_id" text;--> statement-breakpoint
ALTER TABLE "offer_revisions" ADD COLUMN "issuer_assumed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "prefix" text;--> statement-breakpoint
-- What is searched begins with the number as it was when the offer was last changed.
ALTER TABLE "offers" DISABLE TRIGGER "offers_updated_at";--> statement-breakpoint
UPDATE "offers" SET "prefix" = coalesce(upper(substring("search_text" from '^([a-z]{1,4})-')), 'CP');--> statement-breakpoint
ALTER TABLE "offers" ENABLE TRIGGER "offers_updated_at";--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "prefix" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "issuer_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "issuer_assumed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_revisions" ADD CONSTRAINT "offer_revisions_issuer_id_issuers_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."issuers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_issuer_id_issuers_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."issuers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_revisions_issuer" ON "offer_revisions" USING btree ("issuer_id");--> statement-breakpoint
CREATE INDEX "payments_issuer" ON "payments" USING btree ("issuer_id");