ALTER TABLE "projects" ADD COLUMN "client_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "project_stages_active" ON "project_stages" USING btree ("started_on","id") WHERE state = 'active';--> statement-breakpoint
-- What a client is searched by stands in the rows of its projects, so that one index serves words of both.
CREATE FUNCTION take_client_text() RETURNS trigger LANGUAGE plpgsql AS $trigger$
BEGIN
	-- Locked: a change of the client that is not yet over is waited for, and one that comes waits for us.
	SELECT search_text INTO new.client_text FROM clients WHERE id = new.client_id FOR SHARE;
	new.client_text := coalesce(new.client_text, '');
	RETURN new;
END
$trigger$;--> statement-breakpoint
CREATE FUNCTION give_client_text() RETURNS trigger LANGUAGE plpgsql AS $trigger$
BEGIN
	UPDATE projects SET client_text = new.search_text WHERE client_id = new.id;
	RETURN NULL;
END
$trigger$;--> statement-breakpoint
ALTER TABLE "projects" DISABLE TRIGGER "projects_updated_at";--> statement-breakpoint
UPDATE projects SET client_text = clients.search_text FROM clients WHERE clients.id = projects.client_id;--> statement-breakpoint
ALTER TABLE "projects" ENABLE TRIGGER "projects_updated_at";--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "search_text" SET EXPRESSION AS (fold_text(number || ' ' || name || ' ' || client_text));--> statement-breakpoint
CREATE TRIGGER "projects_client_text" BEFORE INSERT OR UPDATE OF "client_id" ON "projects" FOR EACH ROW EXECUTE FUNCTION take_client_text();--> statement-breakpoint
CREATE TRIGGER "clients_text" AFTER UPDATE ON "clients" FOR EACH ROW
	WHEN (old.search_text IS DISTINCT FROM new.search_text) EXECUTE FUNCTION give_client_text();
