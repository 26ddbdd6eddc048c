ALTER TABLE "checklist_items" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "added_at" timestamp with time zone;--> statement-breakpoint
UPDATE "files" SET "added_at" = coalesce((SELECT "created_at" FROM "messages" WHERE "messages"."id" = "files"."message_id"), "touched_at") WHERE "state" = 'ready';
