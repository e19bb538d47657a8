CREATE TABLE "debt_statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "debt_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"debt_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"stated_on" date NOT NULL,
	"balance_pence" bigint,
	"rate_basis_points" integer,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "debt_statements_kind_check" CHECK ("debt_statements"."kind" IN ('opening', 'balance', 'rate')),
	CONSTRAINT "debt_statements_content_check" CHECK (("debt_statements"."kind" = 'rate' OR "debt_statements"."balance_pence" IS NOT NULL) AND ("debt_statements"."kind" = 'balance' OR "debt_statements"."rate_basis_points" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "debts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "debts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"portfolio_id" bigint NOT NULL,
	"creditor" text NOT NULL,
	"debt_type" text NOT NULL,
	"original_balance_pence" bigint NOT NULL,
	"balance_pence" bigint NOT NULL,
	"rate_basis_points" integer NOT NULL,
	"monthly_payment_pence" bigint NOT NULL,
	"term_months" integer,
	"interest_paid_pence" bigint DEFAULT 0 NOT NULL,
	"principal_paid_pence" bigint DEFAULT 0 NOT NULL,
	"added_on" date NOT NULL,
	"interest_from" date NOT NULL,
	"paid_off_on" date,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "debts_balance_check" CHECK ("debts"."balance_pence" >= 0),
	CONSTRAINT "debts_rate_check" CHECK ("debts"."rate_basis_points" BETWEEN 0 AND 10000),
	CONSTRAINT "debts_payment_check" CHECK ("debts"."monthly_payment_pence" >= 0),
	CONSTRAINT "debts_paid_off_check" CHECK (("debts"."balance_pence" = 0) = ("debts"."paid_off_on" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "portfolios" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portfolios_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scheduled_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"debt_id" bigint NOT NULL,
	"amount_pence" bigint NOT NULL,
	"payment_day" integer NOT NULL,
	"payment_type" text NOT NULL,
	"notes" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"active_from" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scheduled_payments_day_check" CHECK ("scheduled_payments"."payment_day" BETWEEN 1 AND 31),
	CONSTRAINT "scheduled_payments_amount_check" CHECK ("scheduled_payments"."amount_pence" >= 0),
	CONSTRAINT "scheduled_payments_type_check" CHECK ("scheduled_payments"."payment_type" IN ('regular', 'extra', 'minimum'))
);
--> statement-breakpoint
ALTER TABLE "debt_statements" ADD CONSTRAINT "debt_statements_debt_id_debts_id_fk" FOREIGN KEY ("debt_id") REFERENCES "public"."debts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_debt_id_debts_id_fk" FOREIGN KEY ("debt_id") REFERENCES "public"."debts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "debt_statements_debt_index" ON "debt_statements" USING btree ("debt_id","stated_on","id");--> statement-breakpoint
CREATE INDEX "debts_portfolio_index" ON "debts" USING btree ("portfolio_id","id");--> statement-breakpoint
CREATE INDEX "portfolios_user_index" ON "portfolios" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "scheduled_payments_debt_index" ON "scheduled_payments" USING btree ("debt_id");