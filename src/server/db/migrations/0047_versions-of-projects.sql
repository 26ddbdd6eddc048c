ALTER TABLE "projects" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_notices" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "upload_notices" ADD COLUMN "is_of_several" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_notices" ADD CONSTRAINT "upload_notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_notices_account" ON "upload_notices" USING btree ("account_id");