CREATE INDEX "requests_by_kind" ON "requests" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "requests_current" ON "requests" USING btree ("created_at","id") WHERE status <> 'archived';--> statement-breakpoint
CREATE INDEX "requests_open" ON "requests" USING btree ("created_at","id") WHERE status IN ('new', 'seen', 'contacted', 'offered');--> statement-breakpoint
CREATE INDEX "requests_waiting" ON "requests" USING btree ("created_at","id") WHERE (status IN ('new', 'seen') OR (status IN ('new', 'seen', 'contacted', 'offered') AND snoozed_until IS NOT NULL));--> statement-breakpoint
CREATE INDEX "requests_snoozed" ON "requests" USING btree ("created_at","id") WHERE snoozed_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX "requests_to_warn" ON "requests" USING btree ("answer_warn_at") WHERE answer_warned_at IS NULL AND status IN ('new', 'seen');--> statement-breakpoint
CREATE INDEX "requests_phone" ON "requests" USING btree ("phone_e164") WHERE phone_e164 <> '';--> statement-breakpoint
CREATE INDEX "requests_name" ON "requests" USING btree (fold_text("name"),"created_at");--> statement-breakpoint
CREATE INDEX "requests_company" ON "requests" USING btree (fold_text("company"),"created_at") WHERE company <> '';--> statement-breakpoint
CREATE INDEX "requests_open_search" ON "requests" USING gin ("search_text" gin_trgm_ops) WHERE status IN ('new', 'seen', 'contacted', 'offered');