-- What the wizard and the contact form sent becomes one table (docs/decisions/045): numbers, ids, texts and dates stay.
ALTER TABLE "service_requests" RENAME TO "requests";--> statement-breakpoint
ALTER SEQUENCE "service_requests_number_seq" RENAME TO "requests_number_seq";--> statement-breakpoint
ALTER TABLE "requests" RENAME CONSTRAINT "service_requests_pkey" TO "requests_pkey";--> statement-breakpoint
ALTER TABLE "requests" RENAME CONSTRAINT "service_requests_number_unique" TO "requests_number_unique";--> statement-breakpoint
ALTER TABLE "requests" RENAME CONSTRAINT "service_requests_quote_id_quotes_id_fk" TO "requests_quote_id_quotes_id_fk";--> statement-breakpoint
ALTER TABLE "requests" DROP CONSTRAINT "service_requests_status";--> statement-breakpoint
-- Built anew at the end: that is faster than keeping them while every row changes.
DROP INDEX "service_requests_email";--> statement-breakpoint
DROP INDEX "service_requests_created";--> statement-breakpoint
DROP INDEX "service_requests_quote";--> statement-breakpoint
DROP INDEX "service_requests_search";--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "kind" text DEFAULT 'wizard' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ALTER COLUMN "service" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ALTER COLUMN "trade" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ALTER COLUMN "selection" DROP NOT NULL;--> statement-breakpoint
-- How long a request is kept counted from its last entry in the audit log; from now on it counts from updated_at.
UPDATE "requests" SET
	"status" = CASE "status"
		WHEN 'in-progress' THEN 'contacted'
		WHEN 'quoted' THEN 'offered'
		WHEN 'accepted' THEN 'won'
		WHEN 'done' THEN 'won'
		WHEN 'rejected' THEN 'lost'
		WHEN 'cancelled' THEN 'archived'
		ELSE "status"
	END,
	"updated_at" = greatest("created_at", (
		SELECT max("at") FROM "audit_log"
		WHERE "subject_type" = 'service_request' AND "subject_id" = "requests"."id"::text
	));--> statement-breakpoint
INSERT INTO "requests"
	("id", "number", "kind", "name", "email", "company", "phone_e164", "phone_display", "description", "topic", "browser_id", "created_at", "updated_at")
OVERRIDING SYSTEM VALUE
SELECT
	"id", "number", 'contact', "name", "email", '', "phone_e164", "phone_display", "message", "topic", "browser_id", "created_at",
	greatest("created_at", (
		SELECT max("at") FROM "audit_log"
		WHERE "subject_type" = 'contact_message' AND "subject_id" = "contact_messages"."id"::text
	))
FROM "contact_messages";--> statement-breakpoint
DROP TABLE "contact_messages";--> statement-breakpoint
ALTER TABLE "requests" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_status" CHECK (status IN ('new', 'seen', 'contacted', 'offered', 'won', 'lost', 'archived'));--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_kind" CHECK (kind = 'wizard' AND num_nulls(service, trade, selection) = 0 AND topic IS NULL OR kind = 'contact' AND topic IS NOT NULL AND num_nonnulls(service, trade, selection, quote_id, price_min, price_max) = 0);--> statement-breakpoint
CREATE INDEX "requests_email" ON "requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "requests_created" ON "requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "requests_by_status" ON "requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "requests_quote" ON "requests" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "requests_search" ON "requests" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- One request has one history.
UPDATE "audit_log" SET
	"subject_type" = 'request',
	"action" = CASE "action" WHEN 'message.sent' THEN 'request.submitted' ELSE "action" END
WHERE "subject_type" IN ('service_request', 'contact_message');--> statement-breakpoint
-- A mail names its request in one column, whichever kind that is.
DROP INDEX "mails_message";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
UPDATE "mails" SET
	"updated_at" = coalesce("sent_at", "created_at"),
	"request_id" = coalesce(("payload" ->> 'messageId')::uuid, "request_id"),
	"payload" = "payload" - 'messageId',
	"kind" = CASE "kind"
		WHEN 'message-client' THEN 'contact-client'
		WHEN 'message-operator' THEN 'contact-operator'
		ELSE "kind"
	END;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
DROP INDEX "quotes_created";--> statement-breakpoint
CREATE INDEX "quotes_created" ON "quotes" USING btree ("created_at","id");--> statement-breakpoint
-- A writer who does not say when a row changed gets the time of the transaction; nobody can forget it.
CREATE FUNCTION keep_updated_at() RETURNS trigger LANGUAGE plpgsql AS $trigger$
BEGIN
	IF NEW.updated_at IS NOT DISTINCT FROM OLD.updated_at THEN
		NEW.updated_at := now();
	END IF;
	RETURN NEW;
END
$trigger$;--> statement-breakpoint
CREATE TRIGGER "requests_updated_at" BEFORE UPDATE ON "requests" FOR EACH ROW EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint
CREATE TRIGGER "mails_updated_at" BEFORE UPDATE ON "mails" FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
