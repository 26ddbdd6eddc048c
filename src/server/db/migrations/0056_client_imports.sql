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
CREATE INDEX "client_import_rows_age" ON "client_import_rows" USING btree ("imported_at");