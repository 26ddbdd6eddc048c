CREATE TABLE "file_chunks" (
	"file_id" uuid NOT NULL,
	"offset" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "file_chunks_file_id_offset_pk" PRIMARY KEY("file_id","offset")
);
--> statement-breakpoint
CREATE TABLE "file_contents" (
	"sha256" text PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"unused_since" timestamp with time zone,
	CONSTRAINT "file_contents_sha256" CHECK (sha256 ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"item_id" uuid,
	"message_id" uuid,
	"client_id" uuid,
	"side" text NOT NULL,
	"account_id" uuid,
	"upload_key" text,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"type" text,
	"sha256" text,
	"width" integer,
	"height" integer,
	"preview_sha256" text,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_subject" CHECK (subject_type IN ('request', 'offer', 'project')),
	CONSTRAINT "files_side" CHECK (side IN ('client', 'operator')),
	CONSTRAINT "files_state" CHECK (state IN ('uploading', 'ready', 'refused')),
	CONSTRAINT "files_received" CHECK (state <> 'uploading' OR received BETWEEN 0 AND bytes),
	CONSTRAINT "files_ready" CHECK ((state = 'ready') = (sha256 IS NOT NULL) AND (state = 'ready') = (type IS NOT NULL)),
	CONSTRAINT "files_refused" CHECK ((state = 'refused') = (refusal IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "file_chunks" ADD CONSTRAINT "file_chunks_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_item_id_checklist_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."checklist_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_sha256_file_contents_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."file_contents"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_preview_sha256_file_contents_sha256_fk" FOREIGN KEY ("preview_sha256") REFERENCES "public"."file_contents"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_contents_unused" ON "file_contents" USING btree ("unused_since") WHERE unused_since IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "files_upload" ON "files" USING btree ("subject_type","subject_id","side","upload_key");--> statement-breakpoint
CREATE INDEX "files_of" ON "files" USING btree ("subject_type","subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "files_item" ON "files" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "files_message" ON "files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "files_client" ON "files" USING btree ("client_id","side");--> statement-breakpoint
CREATE INDEX "files_account" ON "files" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "files_content" ON "files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "files_preview" ON "files" USING btree ("preview_sha256");--> statement-breakpoint
CREATE INDEX "files_unfinished" ON "files" USING btree ("touched_at") WHERE state <> 'ready';