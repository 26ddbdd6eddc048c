ALTER TABLE "files" DROP CONSTRAINT "files_purpose";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_for";--> statement-breakpoint
DROP INDEX "files_unsent";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "delivery_id" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_delivery_id_stage_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."stage_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_delivery" ON "files" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "files_unsent" ON "files" USING btree ("touched_at") WHERE purpose IN ('message', 'delivery') AND message_id IS NULL AND delivery_id IS NULL;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose" CHECK (purpose IN ('record', 'item', 'message', 'delivery'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_for" CHECK ((item_id IS NULL OR purpose = 'item') AND (message_id IS NULL OR purpose = 'message') AND (delivery_id IS NULL OR purpose = 'delivery'));