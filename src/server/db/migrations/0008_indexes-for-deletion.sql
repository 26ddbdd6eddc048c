CREATE INDEX "quotes_created" ON "quotes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "service_requests_quote" ON "service_requests" USING btree ("quote_id");