DROP INDEX "messages_search";--> statement-breakpoint
DROP INDEX "request_notes_search";--> statement-breakpoint
DROP INDEX "requests_open_search";--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "beside_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "requests_client_open" ON "requests" USING btree ("client_id") WHERE status IN ('new', 'seen', 'contacted', 'offered') AND merged_into IS NULL;--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "request_notes" DROP COLUMN "search_text";--> statement-breakpoint
-- What a search finds beside a request stands in its own row, so that one index serves it: notes, messages, what was joined to it.
CREATE FUNCTION beside_text_of(request uuid) RETURNS text LANGUAGE sql STABLE AS $function$
	SELECT concat_ws(' ',
		(SELECT string_agg(text, ' ' ORDER BY created_at, id) FROM request_notes WHERE request_id = request),
		(SELECT string_agg(text, ' ' ORDER BY created_at, id) FROM messages WHERE subject_type = 'request' AND subject_id = request),
		(SELECT string_agg(concat_ws(' ', name, email, company, phone_e164, phone_display, description, beside_text), ' ' ORDER BY created_at, id)
			FROM requests WHERE merged_into = request)
	)
$function$;--> statement-breakpoint
CREATE FUNCTION keep_beside_text() RETURNS trigger LANGUAGE plpgsql AS $trigger$
DECLARE
	changed uuid[];
BEGIN
	IF TG_TABLE_NAME = 'request_notes' THEN
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
$trigger$;--> statement-breakpoint
ALTER TABLE "requests" DISABLE TRIGGER "requests_updated_at";--> statement-breakpoint
UPDATE requests SET beside_text = beside_text_of(id)
WHERE id IN (SELECT request_id FROM request_notes UNION SELECT subject_id FROM messages WHERE subject_type = 'request');--> statement-breakpoint
UPDATE requests SET beside_text = beside_text_of(id) WHERE id IN (SELECT merged_into FROM requests);--> statement-breakpoint
ALTER TABLE "requests" ENABLE TRIGGER "requests_updated_at";--> statement-breakpoint
ALTER TABLE "requests" ALTER COLUMN "search_text" SET EXPRESSION AS (fold_text(name || ' ' || email || ' ' || company || ' ' || phone_e164 || ' ' || phone_display || ' ' || description || ' ' || lost_note || ' ' || coalesce(jsonb_path_query_array(selection, 'strict $.**.label')::text, '') || ' ' || beside_text));--> statement-breakpoint
CREATE TRIGGER "request_notes_beside" AFTER INSERT OR UPDATE OR DELETE ON "request_notes" FOR EACH ROW EXECUTE FUNCTION keep_beside_text();--> statement-breakpoint
CREATE TRIGGER "messages_beside" AFTER INSERT OR UPDATE OF "text" OR DELETE ON "messages" FOR EACH ROW EXECUTE FUNCTION keep_beside_text();--> statement-breakpoint
CREATE TRIGGER "requests_beside" AFTER UPDATE OF "merged_into", "beside_text" ON "requests" FOR EACH ROW
	WHEN (old.merged_into IS NOT NULL OR new.merged_into IS NOT NULL) EXECUTE FUNCTION keep_beside_text();--> statement-breakpoint
CREATE TRIGGER "requests_beside_deleted" AFTER DELETE ON "requests" FOR EACH ROW
	WHEN (old.merged_into IS NOT NULL) EXECUTE FUNCTION keep_beside_text();
