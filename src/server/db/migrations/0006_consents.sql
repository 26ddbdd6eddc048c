CREATE TABLE "consents" (
	"decision_id" uuid PRIMARY KEY NOT NULL,
	"consent_id" uuid NOT NULL,
	"version" text NOT NULL,
	"text_version" text NOT NULL,
	"locale" text NOT NULL,
	"action" text NOT NULL,
	"source" text NOT NULL,
	"categories" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consents_consent" ON "consents" USING btree ("consent_id");--> statement-breakpoint
CREATE INDEX "consents_expiry" ON "consents" USING btree ("expires_at");