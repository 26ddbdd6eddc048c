ALTER TABLE "offer_acceptances" ADD COLUMN "client_name" text;--> statement-breakpoint
UPDATE "offer_acceptances" SET "client_name" = coalesce(nullif("clients"."name", ''), "offers"."recipient_name")
FROM "offers" JOIN "clients" ON "clients"."id" = "offers"."client_id"
WHERE "offers"."id" = "offer_acceptances"."offer_id";--> statement-breakpoint
ALTER TABLE "offer_acceptances" ALTER COLUMN "client_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_acceptances" ADD COLUMN "supplier" jsonb;
