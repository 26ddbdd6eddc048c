ALTER TABLE "mails" DROP CONSTRAINT "mails_status";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "recipient" text;--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "mails_capped" ON "mails" USING btree ("created_at") WHERE recipient is not null;--> statement-breakpoint
CREATE INDEX "mails_message" ON "mails" USING btree ((payload ->> 'messageId'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_status" CHECK (status IN ('pending', 'sent', 'dead', 'held'));