ALTER TABLE "requests" ADD COLUMN "web_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ALTER COLUMN "search_text" SET EXPRESSION AS (fold_text(name || ' ' || email || ' ' || company || ' ' || web_address || ' ' || phone_e164 || ' ' || phone_display || ' ' || description || ' ' || lost_note || ' ' || coalesce(jsonb_path_query_array(selection, 'strict $.**.label')::text, '') || ' ' || beside_text));--> statement-breakpoint
CREATE OR REPLACE FUNCTION beside_text_of(request uuid) RETURNS text LANGUAGE sql STABLE AS $function$
	SELECT concat_ws(' ',
		(SELECT string_agg(text, ' ' ORDER BY created_at, id) FROM conversation_notes WHERE request_id = request),
		(SELECT string_agg(text, ' ' ORDER BY created_at, id) FROM messages WHERE subject_type = 'request' AND subject_id = request),
		(SELECT string_agg(concat_ws(' ', name, email, company, nullif(web_address, ''), phone_e164, phone_display, description, beside_text), ' ' ORDER BY created_at, id)
			FROM requests WHERE merged_into = request)
	)
$function$;
