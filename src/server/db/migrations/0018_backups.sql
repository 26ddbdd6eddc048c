CREATE TABLE "backups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"file" text,
	"bytes" bigint,
	"failure" text,
	CONSTRAINT "backups_failure" CHECK (failure IN ('disk', 'folder', 'database', 'stopped', 'unknown')),
	CONSTRAINT "backups_file" CHECK (num_nonnulls(file, failure) = 1 AND (file IS NULL) = (bytes IS NULL))
);
--> statement-breakpoint
CREATE INDEX "backups_ended" ON "backups" USING btree ("ended_at");