CREATE TABLE "offer_documents" (
	"sha256" text PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offer_documents" ADD CONSTRAINT "offer_documents_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_documents_offer" ON "offer_documents" USING btree ("offer_id");