-- The notes of requests become those of all conversations: the table keeps its rows and gets two more places.
ALTER TABLE "request_notes" RENAME TO "conversation_notes";--> statement-breakpoint
ALTER TABLE "conversation_notes" RENAME CONSTRAINT "request_notes_pkey" TO "conversation_notes_pkey";--> statement-breakpoint
ALTER TABLE "conversation_notes" RENAME CONSTRAINT "request_notes_kind" TO "conversation_notes_kind";--> statement-breakpoint
ALTER TABLE "conversation_notes" RENAME CONSTRAINT "request_notes_request_id_requests_id_fk" TO "conversation_notes_request_id_requests_id_fk";--> statement-breakpoint
ALTER TABLE "conversation_notes" RENAME CONSTRAINT "request_notes_account_id_accounts_id_fk" TO "conversation_notes_account_id_accounts_id_fk";--> statement-breakpoint
ALTER INDEX "request_notes_of" RENAME TO "conversation_notes_of_request";--> statement-breakpoint
ALTER INDEX "request_notes_account" RENAME TO "conversation_notes_account";--> statement-breakpoint
ALTER TRIGGER "request_notes_beside" ON "conversation_notes" RENAME TO "conversation_notes_beside";--> statement-breakpoint
ALTER TABLE "conversation_notes" ALTER COLUMN "request_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_notes" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "conversation_notes" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "conversation_notes" ADD CONSTRAINT "conversation_notes_about_one" CHECK (num_nonnulls(request_id, offer_id, project_id) = 1);--> statement-breakpoint
ALTER TABLE "conversation_notes" ADD CONSTRAINT "conversation_notes_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_notes" ADD CONSTRAINT "conversation_notes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_notes_of_offer" ON "conversation_notes" USING btree ("offer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "conversation_notes_of_project" ON "conversation_notes" USING btree ("project_id","created_at","id");--> statement-breakpoint
-- What a search finds beside a request, which no note of an offer or a project is part of.
CREATE OR REPLACE FUNCTION beside_text_of(request uuid) RETURNS text LANGUAGE sql STABLE AS $function$
	SELECT concat_ws(' ',
		(SELECT string_agg(text, ' ' ORDER BY created_at, id) FROM conversation_notes WHERE request_id = request),
		(SELECT string_agg(text, ' ' ORDER BY created_at, id) FROM messages WHERE subject_type = 'request' AND subject_id = request),
		(SELECT string_agg(concat_ws(' ', name, email, company, phone_e164, phone_display, description, beside_text), ' ' ORDER BY created_at, id)
			FROM requests WHERE merged_into = request)
	)
$function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_beside_text() RETURNS trigger LANGUAGE plpgsql AS $trigger$
DECLARE
	changed uuid[];
BEGIN
	IF TG_TABLE_NAME = 'conversation_notes' THEN
		changed := ARRAY[old.request_id, new.request_id];
	ELSIF TG_TABLE_NAME = 'messages' THEN
		changed := ARRAY[old.subject_id, new.subject_id];
	ELSE
		changed := ARRAY[old.merged_into, new.merged_into];
	END IF;
	UPDATE requests SET beside_text = beside_text_of(id)
	WHERE id = ANY(changed) AND beside_text IS DISTINCT FROM beside_text_of(id);
	RETURN NULL;
END
$trigger$;
