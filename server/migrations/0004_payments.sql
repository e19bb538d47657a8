CREATE SEQUENCE "public"."ledger_entry_order" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"debt_id" bigint NOT NULL,
	"portfolio_id" bigint NOT NULL,
	"amount_pence" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"payment_type" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"affects_balance" boolean DEFAULT true NOT NULL,
	"stated_balance_pence" bigint,
	"interest_pence" bigint NOT NULL,
	"principal_pence" bigint NOT NULL,
	"excess_pence" bigint NOT NULL,
	"balance_after_pence" bigint NOT NULL,
	"entry_order" bigint DEFAULT nextval('ledger_entry_order') NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payments_amount_check" CHECK ("payments"."amount_pence" >= 0),
	CONSTRAINT "payments_balance_check" CHECK ("payments"."balance_after_pence" >= 0),
	CONSTRAINT "payments_type_check" CHECK ("payments"."payment_type" IN ('regular', 'extra', 'lump_sum'))
);
--> statement-breakpoint
CREATE TABLE "progress_snapshots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "progress_snapshots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"portfolio_id" bigint NOT NULL,
	"taken_on" date NOT NULL,
	"balance_pence" bigint NOT NULL,
	"interest_paid_pence" bigint NOT NULL,
	"paid_off_count" integer NOT NULL,
	"debts_count" integer NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "progress_snapshots_interest_check" CHECK ("progress_snapshots"."interest_paid_pence" >= 0)
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"portfolio_id" bigint PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"shows_amounts" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_key" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "schedule_recordings" (
	"schedule_id" bigint NOT NULL,
	"month" date NOT NULL,
	"due_on" date NOT NULL,
	"payment_id" bigint,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "schedule_recordings_schedule_id_month_pk" PRIMARY KEY("schedule_id","month")
);
--> statement-breakpoint
CREATE TABLE "schedule_reminders" (
	"schedule_id" bigint NOT NULL,
	"due_on" date NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "schedule_reminders_schedule_id_due_on_kind_pk" PRIMARY KEY("schedule_id","due_on","kind"),
	CONSTRAINT "schedule_reminders_kind_check" CHECK ("schedule_reminders"."kind" IN ('due', 'missed'))
);
--> statement-breakpoint
CREATE TABLE "schedule_terms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedule_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"schedule_id" bigint NOT NULL,
	"payment_day" integer NOT NULL,
	"from_on" date NOT NULL,
	"until_on" date,
	CONSTRAINT "schedule_terms_day_check" CHECK ("schedule_terms"."payment_day" BETWEEN 1 AND 31)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "records_automatically" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "debt_statements" ADD COLUMN "monthly_payment_pence" bigint;--> statement-breakpoint
ALTER TABLE "debt_statements" ADD COLUMN "entry_order" bigint DEFAULT nextval('ledger_entry_order') NOT NULL;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "accrued_pence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_debt_id_debts_id_fk" FOREIGN KEY ("debt_id") REFERENCES "public"."debts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_snapshots" ADD CONSTRAINT "progress_snapshots_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_recordings" ADD CONSTRAINT "schedule_recordings_schedule_id_scheduled_payments_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."scheduled_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_recordings" ADD CONSTRAINT "schedule_recordings_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_reminders" ADD CONSTRAINT "schedule_reminders_schedule_id_scheduled_payments_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."scheduled_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_terms" ADD CONSTRAINT "schedule_terms_schedule_id_scheduled_payments_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."scheduled_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_debt_index" ON "payments" USING btree ("debt_id","paid_on","entry_order");--> statement-breakpoint
CREATE INDEX "payments_portfolio_index" ON "payments" USING btree ("portfolio_id","paid_on","entry_order");--> statement-breakpoint
CREATE INDEX "progress_snapshots_portfolio_index" ON "progress_snapshots" USING btree ("portfolio_id","taken_on","id");--> statement-breakpoint
CREATE INDEX "schedule_recordings_payment_index" ON "schedule_recordings" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "schedule_terms_schedule_index" ON "schedule_terms" USING btree ("schedule_id");--> statement-breakpoint
CREATE INDEX "schedule_terms_running_index" ON "schedule_terms" USING btree ("payment_day","schedule_id") WHERE "schedule_terms"."until_on" IS NULL;--> statement-breakpoint
CREATE INDEX "users_recording_index" ON "users" USING btree ("id") WHERE "users"."records_automatically";--> statement-breakpoint
INSERT INTO "schedule_terms" ("schedule_id", "payment_day", "from_on", "until_on")
SELECT "id", "payment_day", "active_from",
	CASE WHEN "is_active" THEN NULL ELSE greatest("active_from", ("updated_at" AT TIME ZONE 'Europe/London')::date) END
FROM "scheduled_payments";--> statement-breakpoint
ALTER TABLE "scheduled_payments" DROP COLUMN "active_from";