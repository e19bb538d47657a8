CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "deleted_accounts_named_index" ON "deleted_accounts" USING btree ("registered_at","user_id") WHERE "deleted_accounts"."username" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "deleted_accounts_username_search_index" ON "deleted_accounts" USING gin (lower(normalize("username", NFKC)) gin_trgm_ops) WHERE "deleted_accounts"."username" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "deleted_accounts_email_search_index" ON "deleted_accounts" USING gin ("email" gin_trgm_ops) WHERE "deleted_accounts"."username" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "subscriptions_started_index" ON "subscriptions" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_tier_index" ON "subscriptions" USING btree ("tier","id");--> statement-breakpoint
CREATE INDEX "subscriptions_entitling_index" ON "subscriptions" USING btree ("tier","user_id","status","ends_at","ended_at","past_due_since","stripe_account_id") WHERE "subscriptions"."status" IN ('active', 'trialing', 'past_due');--> statement-breakpoint
CREATE INDEX "users_username_search_index" ON "users" USING gin ("username_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_search_index" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_created_index" ON "users" USING btree ("created_at","id","suspended_at");--> statement-breakpoint
CREATE INDEX "users_username_index" ON "users" USING btree ("username_key","id","suspended_at");--> statement-breakpoint
CREATE INDEX "users_email_index" ON "users" USING btree ("email","id","suspended_at");--> statement-breakpoint
CREATE INDEX "users_staff_index" ON "users" USING btree ("role") WHERE "users"."role" <> 'user';--> statement-breakpoint
CREATE INDEX "users_suspended_index" ON "users" USING btree ("id") WHERE "users"."suspended_at" IS NOT NULL;