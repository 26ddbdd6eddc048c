ALTER TABLE "checklist_items" DROP CONSTRAINT "checklist_items_state";--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "live_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_state" CHECK (state IN ('asked', 'brought', 'accepted', 'returned', 'waived'));