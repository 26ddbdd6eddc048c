CREATE TABLE "document_visits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"account_id" uuid,
	"offer_id" uuid,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_visits_whose" UNIQUE NULLS NOT DISTINCT("project_id","account_id","offer_id"),
	CONSTRAINT "document_visits_one" CHECK ((account_id IS NULL) <> (offer_id IS NULL))
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "launched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document_visits" ADD CONSTRAINT "document_visits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_visits" ADD CONSTRAINT "document_visits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_visits" ADD CONSTRAINT "document_visits_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_visits_account" ON "document_visits" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "document_visits_offer" ON "document_visits" USING btree ("offer_id");