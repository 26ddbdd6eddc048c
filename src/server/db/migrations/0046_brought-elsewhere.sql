ALTER TABLE "checklist_items" ADD COLUMN "came_elsewhere" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "checklist_items" SET "came_elsewhere" = true WHERE "state" = 'brought' AND "text" = '' AND NOT EXISTS (SELECT FROM "files" WHERE "files"."item_id" = "checklist_items"."id" AND "files"."state" = 'ready');
