ALTER TABLE "debt_statements" DROP CONSTRAINT "debt_statements_content_check";--> statement-breakpoint
ALTER TABLE "debts" DROP CONSTRAINT "debts_rate_check";--> statement-breakpoint
ALTER TABLE "first_plans" ADD COLUMN "look_ahead" integer;--> statement-breakpoint
ALTER TABLE "first_plans" ADD COLUMN "one_offs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "first_plans" ADD COLUMN "pauses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "debt_statements" RENAME COLUMN "rate_basis_points" TO "rate_thousandths";--> statement-breakpoint
UPDATE "debt_statements" SET "rate_thousandths" = "rate_thousandths" * 10 WHERE "rate_thousandths" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "debt_statements" ADD COLUMN "rate_kind" text;--> statement-breakpoint
ALTER TABLE "debt_statements" ADD COLUMN "compounds" boolean;--> statement-breakpoint
ALTER TABLE "debts" RENAME COLUMN "rate_basis_points" TO "rate_thousandths";--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "rate_kind" text;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "compounds" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "payment_set_on" date;--> statement-breakpoint
UPDATE "debts" SET "rate_thousandths" = "rate_thousandths" * 10, "payment_set_on" = "added_on";--> statement-breakpoint
ALTER TABLE "debts" ALTER COLUMN "payment_set_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "rate_changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "minimum_rule" jsonb;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "is_priority" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "takes_extra" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "one_offs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "one_offs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "pauses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "debt_free_by" text;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "look_ahead" integer;--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "look_chosen_for" text;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD COLUMN "amount_kind" text DEFAULT 'fixed' NOT NULL;--> statement-breakpoint
ALTER TABLE "debt_statements" ADD CONSTRAINT "debt_statements_rate_check" CHECK ("debt_statements"."rate_thousandths" BETWEEN 0 AND CASE WHEN "debt_statements"."rate_kind" IN ('apr', 'ear') THEN 9999990 ELSE 100000 END);--> statement-breakpoint
ALTER TABLE "debt_statements" ADD CONSTRAINT "debt_statements_rate_kind_check" CHECK ("debt_statements"."rate_kind" IN ('simple', 'apr', 'ear', 'monthly'));--> statement-breakpoint
ALTER TABLE "debt_statements" ADD CONSTRAINT "debt_statements_content_check" CHECK (("debt_statements"."kind" NOT IN ('opening', 'balance') OR "debt_statements"."balance_pence" IS NOT NULL) AND ("debt_statements"."kind" NOT IN ('opening', 'rate') OR "debt_statements"."rate_thousandths" IS NOT NULL) AND ("debt_statements"."amount_pence" IS NOT NULL) = ("debt_statements"."kind" IN ('spending', 'charge', 'refund')));--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_rate_kind_check" CHECK ("debts"."rate_kind" IN ('simple', 'apr', 'ear', 'monthly'));--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_rate_check" CHECK ("debts"."rate_thousandths" BETWEEN 0 AND CASE WHEN "debts"."rate_kind" IN ('apr', 'ear') THEN 9999990 ELSE 100000 END);--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_debt_free_by_check" CHECK ("portfolios"."debt_free_by" ~ '^\d{4}-\d{2}$');--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD CONSTRAINT "scheduled_payments_amount_kind_check" CHECK ("scheduled_payments"."amount_kind" IN ('fixed', 'required'));