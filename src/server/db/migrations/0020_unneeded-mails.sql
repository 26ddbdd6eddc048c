ALTER TABLE "mails" DROP CONSTRAINT "mails_status";--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_status" CHECK (status IN ('pending', 'sent', 'dead', 'held', 'unneeded'));