ALTER TABLE "accounts" ADD COLUMN "profile_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "client_contacts" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "note_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reply_templates" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;