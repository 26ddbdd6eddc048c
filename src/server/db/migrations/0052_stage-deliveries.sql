CREATE TABLE "stage_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stage_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"delivered_on" text NOT NULL,
	"answer" text,
	"reason" text DEFAULT '' NOT NULL,
	"answered_on" text,
	"answered_by" text DEFAULT '' NOT NULL,
	"noted_how" text DEFAULT '' NOT NULL,
	CONSTRAINT "stage_deliveries_answer" CHECK (answer IN ('approved', 'returned', 'withdrawn')),
	CONSTRAINT "stage_deliveries_answered" CHECK ((answer IS NULL) = (answered_on IS NULL))
);
--> statement-breakpoint
ALTER TABLE "stage_deliveries" ADD CONSTRAINT "stage_deliveries_stage_id_project_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."project_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stage_deliveries_order" ON "stage_deliveries" USING btree ("stage_id","position");--> statement-breakpoint
-- What was said with the last delivery of each stage is the text of that delivery; who has answered it was not noted.
INSERT INTO "stage_deliveries" ("id", "stage_id", "position", "text", "delivered_on", "answer", "reason", "answered_on")
SELECT gen_random_uuid(), id, 1, delivery_text, coalesce(delivered_on, returned_on, started_on),
  CASE WHEN state = 'approved' THEN 'approved' WHEN state = 'delivered' THEN NULL
    WHEN returned_on IS NOT NULL THEN 'returned' ELSE 'withdrawn' END,
  CASE WHEN state = 'active' THEN return_reason ELSE '' END,
  CASE WHEN state = 'approved' THEN coalesce(approved_on, delivered_on) WHEN state = 'delivered' THEN NULL
    ELSE coalesce(returned_on, started_on) END
FROM project_stages
WHERE coalesce(delivered_on, returned_on, started_on) IS NOT NULL
  AND (state IN ('delivered', 'approved') OR delivery_text <> '' OR returned_on IS NOT NULL);--> statement-breakpoint
ALTER TABLE "project_stages" DROP COLUMN "delivery_text";