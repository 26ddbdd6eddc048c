CREATE TABLE "mail_opt_outs" (
	"email_key" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_opt_outs_email_key_kind_pk" PRIMARY KEY("email_key","kind"),
	CONSTRAINT "mail_opt_outs_kind" CHECK (kind IN ('offer', 'offer-reminder', 'offer-accepted', 'stage', 'checklist', 'payment', 'message'))
);
--> statement-breakpoint
CREATE TABLE "upload_notices" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"files" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_status";--> statement-breakpoint
ALTER TABLE "upload_notices" ADD CONSTRAINT "upload_notices_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_status" CHECK (status IN ('pending', 'sent', 'dead', 'held', 'unneeded', 'muted'));