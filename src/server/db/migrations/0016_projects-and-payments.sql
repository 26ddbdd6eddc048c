CREATE TABLE "checklist_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"stage_id" uuid,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"state" text NOT NULL,
	"due_on" text NOT NULL,
	"return_reason" text DEFAULT '' NOT NULL,
	"brought_on" text,
	"accepted_on" text,
	CONSTRAINT "checklist_items_state" CHECK (state IN ('asked', 'brought', 'accepted', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" integer GENERATED ALWAYS AS IDENTITY (sequence name "payments_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"year" integer NOT NULL,
	"project_id" uuid NOT NULL,
	"stage_id" uuid,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"due_on" text,
	"asked_at" timestamp with time zone,
	"paid_on" text,
	"part_of" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_serial_unique" UNIQUE("serial"),
	CONSTRAINT "payments_state" CHECK (state IN ('open', 'paid', 'cancelled')),
	CONSTRAINT "payments_amount" CHECK (amount > 0),
	CONSTRAINT "payments_paid" CHECK ((state = 'paid') = (paid_on IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "project_stages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"days" integer NOT NULL,
	"weight" integer NOT NULL,
	"state" text NOT NULL,
	"not_before" text,
	"started_on" text,
	"delivered_on" text,
	"approved_on" text,
	CONSTRAINT "project_stages_state" CHECK (state IN ('planned', 'active', 'delivered', 'approved'))
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"paused_from" text,
	"start_on" text NOT NULL,
	"launch_on" text NOT NULL,
	"price" integer NOT NULL,
	"monthly_price" integer NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(number || ' ' || name)) STORED NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "projects_offerId_unique" UNIQUE("offer_id"),
	CONSTRAINT "projects_state" CHECK (state IN ('agreed', 'in-progress', 'in-review', 'launched', 'in-care', 'closed', 'paused')),
	CONSTRAINT "projects_paused" CHECK ((state = 'paused') = (paused_from IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_stage_id_project_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."project_stages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_stage_id_project_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."project_stages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_part_of_payments_id_fk" FOREIGN KEY ("part_of") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_stages" ADD CONSTRAINT "project_stages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checklist_items_order" ON "checklist_items" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "checklist_items_stage" ON "checklist_items" USING btree ("stage_id");--> statement-breakpoint
CREATE INDEX "checklist_items_missing" ON "checklist_items" USING btree ("due_on") WHERE state IN ('asked', 'returned');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_order" ON "payments" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_state" ON "payments" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("due_on","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "payments_stage" ON "payments" USING btree ("stage_id");--> statement-breakpoint
CREATE INDEX "payments_part" ON "payments" USING btree ("part_of");--> statement-breakpoint
CREATE UNIQUE INDEX "project_stages_order" ON "project_stages" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "projects_created" ON "projects" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "projects_by_state" ON "projects" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "projects_client" ON "projects" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "projects_search" ON "projects" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE TRIGGER "payments_updated_at" BEFORE UPDATE ON "payments" FOR EACH ROW EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint
CREATE TRIGGER "projects_updated_at" BEFORE UPDATE ON "projects" FOR EACH ROW EXECUTE FUNCTION keep_updated_at();
