CREATE TABLE "conversation_mails" (
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_mails_subject_type_subject_id_pk" PRIMARY KEY("subject_type","subject_id"),
	CONSTRAINT "conversation_mails_subject" CHECK (subject_type IN ('request', 'offer', 'project'))
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "send_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_sending" ON "messages" USING btree ("subject_type","subject_id","side","send_id") WHERE send_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_unread_of" ON "messages" USING btree ("subject_type","subject_id","side") WHERE read_at IS NULL AND withdrawn_at IS NULL;