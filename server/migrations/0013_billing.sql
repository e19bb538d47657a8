CREATE TABLE "billing_notices" (
	"subscription_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_notices_subscription_id_kind_about_pk" PRIMARY KEY("subscription_id","kind","about")
);
--> statement-breakpoint
CREATE TABLE "change_previews" (
	"user_id" bigint NOT NULL,
	"tier" text NOT NULL,
	"subscription_id" text NOT NULL,
	"price_id" text NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"proration_date" timestamp with time zone NOT NULL,
	"proration_pence" bigint NOT NULL,
	"due_today_pence" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "change_previews_user_id_tier_pk" PRIMARY KEY("user_id","tier")
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_row_id" bigint NOT NULL,
	"session_id" text NOT NULL,
	"tier" text NOT NULL,
	"price_pence" bigint NOT NULL,
	"trial_days" integer NOT NULL,
	"start_now_at" timestamp with time zone,
	"start_now_wording" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "checkouts_session_key" UNIQUE("session_id"),
	CONSTRAINT "checkouts_start_now_check" CHECK (("checkouts"."start_now_at" IS NULL) = ("checkouts"."start_now_wording" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "price_change_notices" (
	"price_change_id" bigint NOT NULL,
	"subscription_id" bigint NOT NULL,
	"noticed_at" timestamp with time zone NOT NULL,
	"applies_on" date NOT NULL,
	"applied_at" timestamp with time zone,
	CONSTRAINT "price_change_notices_price_change_id_subscription_id_pk" PRIMARY KEY("price_change_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stripe_account_id" bigint NOT NULL,
	"tier" text NOT NULL,
	"price_id" text NOT NULL,
	"amount_pence" bigint NOT NULL,
	"former_pence" bigint NOT NULL,
	"effective_on" date NOT NULL,
	"scheduled_at" timestamp with time zone NOT NULL,
	"scheduled_by" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "price_changes_tier_check" CHECK ("price_changes"."tier" IN ('basic', 'premium')),
	CONSTRAINT "price_changes_amount_check" CHECK ("price_changes"."amount_pence" > 0)
);
--> statement-breakpoint
CREATE TABLE "stripe_customers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stripe_customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stripe_account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"customer_id" text,
	"creation_key" text NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stripe_customers_customer_key" UNIQUE("customer_id"),
	CONSTRAINT "stripe_customers_user_key" UNIQUE("user_id","stripe_account_id")
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"stripe_account_id" bigint NOT NULL,
	"type" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stripe_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stripe_account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text NOT NULL,
	"subscription_id" text,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"leased_until" timestamp with time zone,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "trial_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trial_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"address_hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "trial_uses_user_key" UNIQUE("user_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "webhook_secrets" (
	"endpoint_id" text PRIMARY KEY NOT NULL,
	"stripe_account_id" bigint NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stripe_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" text NOT NULL,
	"is_live" boolean NOT NULL,
	"key_hash" text NOT NULL,
	"is_current" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stripe_accounts_account_key" UNIQUE("account_id","is_live")
);
--> statement-breakpoint
CREATE TABLE "subscription_states" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_states_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"tier" text NOT NULL,
	"amount_pence" bigint NOT NULL,
	"ends_at" timestamp with time zone,
	"position" integer NOT NULL,
	CONSTRAINT "subscription_states_position_key" UNIQUE("subscription_id","position")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stripe_account_id" bigint NOT NULL,
	"user_id" bigint,
	"customer_id" text,
	"subscription_id" text,
	"status" text NOT NULL,
	"tier" text NOT NULL,
	"price_id" text NOT NULL,
	"amount_pence" bigint NOT NULL,
	"currency" text NOT NULL,
	"interval" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"trial_start" timestamp with time zone,
	"trial_end" timestamp with time zone,
	"extended_until" timestamp with time zone,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"pending_tier" text,
	"pending_until" timestamp with time zone,
	"open_invoice_id" text,
	"open_invoice_url" text,
	"open_invoice_pence" bigint,
	"open_invoice_needs_action" boolean DEFAULT false NOT NULL,
	"start_now_at" timestamp with time zone,
	"synced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_subscription_key" UNIQUE("subscription_id"),
	CONSTRAINT "subscriptions_tier_check" CHECK ("subscriptions"."tier" IN ('basic', 'premium')),
	CONSTRAINT "subscriptions_amount_check" CHECK ("subscriptions"."amount_pence" >= 0)
);
--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_previews" ADD CONSTRAINT "change_previews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_customer_row_id_stripe_customers_id_fk" FOREIGN KEY ("customer_row_id") REFERENCES "public"."stripe_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_change_notices" ADD CONSTRAINT "price_change_notices_price_change_id_price_changes_id_fk" FOREIGN KEY ("price_change_id") REFERENCES "public"."price_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_change_notices" ADD CONSTRAINT "price_change_notices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_stripe_account_id_stripe_accounts_id_fk" FOREIGN KEY ("stripe_account_id") REFERENCES "public"."stripe_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD CONSTRAINT "stripe_customers_stripe_account_id_stripe_accounts_id_fk" FOREIGN KEY ("stripe_account_id") REFERENCES "public"."stripe_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD CONSTRAINT "stripe_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_events" ADD CONSTRAINT "stripe_events_stripe_account_id_stripe_accounts_id_fk" FOREIGN KEY ("stripe_account_id") REFERENCES "public"."stripe_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_tasks" ADD CONSTRAINT "stripe_tasks_stripe_account_id_stripe_accounts_id_fk" FOREIGN KEY ("stripe_account_id") REFERENCES "public"."stripe_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_uses" ADD CONSTRAINT "trial_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_secrets" ADD CONSTRAINT "webhook_secrets_stripe_account_id_stripe_accounts_id_fk" FOREIGN KEY ("stripe_account_id") REFERENCES "public"."stripe_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_states" ADD CONSTRAINT "subscription_states_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_stripe_account_id_stripe_accounts_id_fk" FOREIGN KEY ("stripe_account_id") REFERENCES "public"."stripe_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_customer_index" ON "checkouts" USING btree ("customer_row_id");--> statement-breakpoint
CREATE INDEX "stripe_events_open_index" ON "stripe_events" USING btree ("next_attempt_at") WHERE "stripe_events"."handled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "stripe_events_customer_index" ON "stripe_events" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "stripe_tasks_open_index" ON "stripe_tasks" USING btree ("next_attempt_at") WHERE "stripe_tasks"."done_at" IS NULL;--> statement-breakpoint
CREATE INDEX "stripe_tasks_customer_index" ON "stripe_tasks" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "trial_uses_address_index" ON "trial_uses" USING btree ("address_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "stripe_accounts_current_key" ON "stripe_accounts" USING btree ("is_current") WHERE "stripe_accounts"."is_current";--> statement-breakpoint
CREATE INDEX "subscription_states_since_index" ON "subscription_states" USING btree ("since");--> statement-breakpoint
CREATE INDEX "subscriptions_user_index" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_customer_index" ON "subscriptions" USING btree ("customer_id");