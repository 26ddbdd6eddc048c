ALTER TABLE "project_stages" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_notices" ADD COLUMN "items" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "checklist_items_brought" ON "checklist_items" USING btree ("brought_on","project_id") WHERE state = 'brought';