CREATE TABLE "portal_visits" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"documents_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portal_visits" ADD CONSTRAINT "portal_visits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;