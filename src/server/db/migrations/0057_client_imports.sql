CREATE TABLE "client_import_rows" (
	"import_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"before" jsonb,
	"after" text NOT NULL,
	CONSTRAINT "client_import_rows_import_id_client_id_pk" PRIMARY KEY("import_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "client_import_rows" ADD CONSTRAINT "client_import_rows_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_import_rows_client" ON "client_import_rows" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "client_import_rows_age" ON "client_import_rows" USING btree ("imported_at");--> statement-breakpoint
-- Once for all rows of a statement: a table brings thousands of contacts, and each was a change of its client by itself.
DROP TRIGGER "client_contacts_text" ON "client_contacts";--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_contacts_text() RETURNS trigger LANGUAGE plpgsql AS $trigger$
DECLARE
  changed uuid[] := '{}';
BEGIN
  IF TG_OP <> 'DELETE' THEN changed := ARRAY(SELECT client_id FROM arrived); END IF;
  IF TG_OP <> 'INSERT' THEN changed := changed || ARRAY(SELECT client_id FROM gone); END IF;
  UPDATE clients SET contacts_text = coalesce((
    SELECT string_agg(concat_ws(' ', name, role, email, phone, replace(phone, ' ', '')), ' ' ORDER BY created_at, id)
    FROM client_contacts WHERE client_id = clients.id
  ), '')
  WHERE id = ANY(changed);
  RETURN NULL;
END
$trigger$;--> statement-breakpoint
CREATE TRIGGER "client_contacts_text_inserted" AFTER INSERT ON "client_contacts" REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION keep_contacts_text();--> statement-breakpoint
CREATE TRIGGER "client_contacts_text_updated" AFTER UPDATE ON "client_contacts" REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION keep_contacts_text();--> statement-breakpoint
CREATE TRIGGER "client_contacts_text_deleted" AFTER DELETE ON "client_contacts" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_contacts_text();
