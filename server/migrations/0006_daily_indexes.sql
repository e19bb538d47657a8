DROP INDEX "schedule_terms_running_index";--> statement-breakpoint
CREATE INDEX "schedule_reminders_sent_index" ON "schedule_reminders" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "schedule_terms_running_index" ON "schedule_terms" USING btree ("schedule_id","payment_day","from_on") WHERE "schedule_terms"."until_on" IS NULL;