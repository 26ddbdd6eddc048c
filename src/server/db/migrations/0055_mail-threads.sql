ALTER TABLE "mails" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
CREATE INDEX "mails_thread" ON "mails" USING btree ("thread_id","to_address","sent_at");