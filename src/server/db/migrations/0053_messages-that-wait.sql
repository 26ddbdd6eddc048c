ALTER TABLE "messages" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
-- Until now a message waited until it was read: what was waits no more.
UPDATE "messages" SET "settled_at" = "read_at" WHERE "side" = 'client';--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("subject_type","subject_id","created_at") WHERE side = 'client' AND settled_at IS NULL AND withdrawn_at IS NULL;