CREATE TABLE "removed_debts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "removed_debts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"portfolio_id" bigint NOT NULL,
	"debt_id" bigint NOT NULL,
	"removed_on" date NOT NULL,
	"was_paid_off" boolean NOT NULL,
	"payment_pence" bigint NOT NULL,
	"owed_spans" jsonb NOT NULL,
	"last_month" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "first_plans" DROP CONSTRAINT "first_plans_pkey";--> statement-breakpoint
ALTER TABLE "first_plans" ADD COLUMN "set_started_on" date;--> statement-breakpoint
UPDATE "first_plans" SET "set_started_on" = "started_on";--> statement-breakpoint
ALTER TABLE "first_plans" ALTER COLUMN "set_started_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "first_plans" ADD CONSTRAINT "first_plans_portfolio_id_set_started_on_pk" PRIMARY KEY("portfolio_id","set_started_on");--> statement-breakpoint
ALTER TABLE "first_plans" ADD COLUMN "removed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "budget_correction_set_on" date;--> statement-breakpoint
UPDATE "portfolios" SET "budget_correction_set_on" = "first_plans"."started_on" FROM "first_plans" WHERE "first_plans"."portfolio_id" = "portfolios"."id" AND "portfolios"."budget_correction_pence" <> 0;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "predates_plans" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "portfolios" SET "predates_plans" = true WHERE NOT EXISTS (SELECT FROM "first_plans" WHERE "first_plans"."portfolio_id" = "portfolios"."id");--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD COLUMN "ended_by_payoff_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "removed_debts" ADD CONSTRAINT "removed_debts_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_debts_portfolio_index" ON "removed_debts" USING btree ("portfolio_id");--> statement-breakpoint
ALTER TABLE "first_plans" ADD CONSTRAINT "first_plans_strategy_check" CHECK ("first_plans"."strategy" IN ('minimum', 'avalanche', 'snowball'));
