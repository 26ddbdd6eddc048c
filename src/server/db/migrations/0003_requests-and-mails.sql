CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"payload_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid,
	"kind" text NOT NULL,
	"to_name" text NOT NULL,
	"to_address" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"message_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_messageId_unique" UNIQUE("message_id"),
	CONSTRAINT "mails_status" CHECK (status IN ('pending', 'sent', 'dead'))
);
--> statement-breakpoint
CREATE TABLE "service_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "service_requests_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text DEFAULT 'new' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"phone_e164" text NOT NULL,
	"phone_display" text NOT NULL,
	"service" text NOT NULL,
	"trade" text NOT NULL,
	"selection" jsonb NOT NULL,
	"description" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(name || ' ' || email || ' ' || company || ' ' || phone_e164 || ' ' || phone_display || ' ' || description)) STORED NOT NULL,
	"quote_id" uuid,
	"price_min" integer,
	"price_max" integer,
	"browser_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_requests_number_unique" UNIQUE("number"),
	CONSTRAINT "service_requests_status" CHECK (status IN ('new', 'in-progress', 'quoted', 'accepted', 'rejected', 'done', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_request" ON "mails" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("created_at") WHERE status <> 'sent';--> statement-breakpoint
CREATE INDEX "service_requests_email" ON "service_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "service_requests_created" ON "service_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "service_requests_search" ON "service_requests" USING gin ("search_text" gin_trgm_ops);