ALTER TABLE "payments" ADD COLUMN "addendum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "payments" SET "addendum" = substring("name" from ', dodatok D([1-9][0-9]{0,3})(?![0-9])')::integer WHERE "name" ~ ', dodatok D[1-9][0-9]{0,3}(?![0-9])';
