DROP INDEX "checklist_items_missing";--> statement-breakpoint
DROP INDEX "project_stages_active";--> statement-breakpoint
CREATE INDEX "checklist_items_late" ON "checklist_items" USING btree ("due_on","project_id") WHERE state IN ('asked', 'returned');--> statement-breakpoint
CREATE INDEX "project_stages_active" ON "project_stages" USING btree ("started_on","id","project_id","days") WHERE state = 'active';