DROP INDEX "files_upload";--> statement-breakpoint
CREATE UNIQUE INDEX "files_upload" ON "files" USING btree ("subject_type","subject_id","side","upload_key","account_id");