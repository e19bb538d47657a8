CREATE TABLE "first_plans" (
	"portfolio_id" bigint PRIMARY KEY NOT NULL,
	"started_on" date NOT NULL,
	"made_on" date NOT NULL,
	"last_entry_order" bigint NOT NULL,
	"strategy" text NOT NULL,
	"extra_pence" bigint NOT NULL,
	"budget_correction_pence" bigint NOT NULL,
	"debts" jsonb NOT NULL,
	"month" text,
	"balances_pence" jsonb NOT NULL,
	CONSTRAINT "first_plans_days_check" CHECK ("first_plans"."made_on" >= "first_plans"."started_on"),
	CONSTRAINT "first_plans_month_check" CHECK ("first_plans"."month" ~ '^\d{4}-\d{2}$')
);
--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "strategy" text DEFAULT 'avalanche' NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "extra_pence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "budget_correction_pence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "first_plans" ADD CONSTRAINT "first_plans_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_strategy_check" CHECK ("portfolios"."strategy" IN ('minimum', 'avalanche', 'snowball'));--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_extra_check" CHECK ("portfolios"."extra_pence" >= 0);