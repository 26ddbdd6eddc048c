CREATE TABLE "client_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" uuid,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "client_invitations_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "client_notes" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "origin" text DEFAULT 'account' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "contacts_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(name || ' ' || ico || ' ' || dic || ' ' || ic_dph || ' ' || street || ' ' || postal_code || ' ' || city || ' ' || contacts_text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "client_contacts" ADD CONSTRAINT "client_contacts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_invitations" ADD CONSTRAINT "client_invitations_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_invitations" ADD CONSTRAINT "client_invitations_accepted_by_accounts_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_contacts_of" ON "client_contacts" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "client_contacts_email" ON "client_contacts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "client_invitations_of" ON "client_invitations" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "client_invitations_accepted_by" ON "client_invitations" USING btree ("accepted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "client_invitations_open" ON "client_invitations" USING btree ("client_id","email_key") WHERE accepted_at IS NULL AND revoked_at IS NULL;--> statement-breakpoint
CREATE INDEX "clients_ico" ON "clients" USING btree ("ico");--> statement-breakpoint
CREATE INDEX "clients_name" ON "clients" USING btree (fold_text("name"));--> statement-breakpoint
CREATE INDEX "clients_search" ON "clients" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_origin" CHECK (origin IN ('account', 'request', 'hand', 'import'));--> statement-breakpoint
-- What a search of clients finds of their contacts stands in the client's own row, so that one index serves it.
CREATE FUNCTION keep_contacts_text() RETURNS trigger LANGUAGE plpgsql AS $trigger$
BEGIN
  UPDATE clients SET contacts_text = coalesce((
    SELECT string_agg(concat_ws(' ', name, role, email, phone, replace(phone, ' ', '')), ' ' ORDER BY created_at, id)
    FROM client_contacts WHERE client_id = clients.id
  ), '')
  WHERE id IN (coalesce(new.client_id, old.client_id), coalesce(old.client_id, new.client_id));
  RETURN NULL;
END
$trigger$;--> statement-breakpoint
CREATE TRIGGER "client_contacts_text" AFTER INSERT OR UPDATE OR DELETE ON "client_contacts" FOR EACH ROW EXECUTE FUNCTION keep_contacts_text();--> statement-breakpoint
CREATE TRIGGER "client_contacts_updated_at" BEFORE UPDATE ON "client_contacts" FOR EACH ROW EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint
CREATE TRIGGER "client_notes_updated_at" BEFORE UPDATE ON "client_notes" FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
