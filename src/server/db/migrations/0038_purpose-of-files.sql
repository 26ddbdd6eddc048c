ALTER TABLE "files" ADD COLUMN "purpose" text DEFAULT 'record' NOT NULL;--> statement-breakpoint
UPDATE "files" SET "purpose" = CASE WHEN "message_id" IS NOT NULL THEN 'message' ELSE 'item' END WHERE "message_id" IS NOT NULL OR "item_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "files_unsent" ON "files" USING btree ("touched_at") WHERE purpose = 'message' AND message_id IS NULL;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose" CHECK (purpose IN ('record', 'item', 'message'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_for" CHECK ((item_id IS NULL OR purpose = 'item') AND (message_id IS NULL OR purpose = 'message'));