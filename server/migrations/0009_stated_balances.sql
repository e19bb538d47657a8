ALTER TABLE "debt_statements" DROP CONSTRAINT "debt_statements_kind_check";--> statement-breakpoint
ALTER TABLE "debt_statements" DROP CONSTRAINT "debt_statements_content_check";--> statement-breakpoint
ALTER TABLE "debt_statements" ADD COLUMN "amount_pence" bigint;--> statement-breakpoint
ALTER TABLE "debt_statements" ADD COLUMN "balance_change" text;--> statement-breakpoint
ALTER TABLE "debt_statements" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "debt_statements" ADD COLUMN "interest_pence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "debt_statements" ADD COLUMN "adjustment_pence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "debt_statements" ADD COLUMN "excess_pence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "debt_statements" ADD COLUMN "balance_after_pence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "debt_statements" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "ledger_rule" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "balance_change" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "adjustment_pence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "debt_statements" ADD CONSTRAINT "debt_statements_amount_check" CHECK ("debt_statements"."amount_pence" > 0);--> statement-breakpoint
ALTER TABLE "debt_statements" ADD CONSTRAINT "debt_statements_balance_change_check" CHECK ("debt_statements"."balance_change" IN ('interest', 'adjustment'));--> statement-breakpoint
ALTER TABLE "debt_statements" ADD CONSTRAINT "debt_statements_kind_check" CHECK ("debt_statements"."kind" IN ('opening', 'balance', 'rate', 'spending', 'charge', 'refund'));--> statement-breakpoint
ALTER TABLE "debt_statements" ADD CONSTRAINT "debt_statements_content_check" CHECK (("debt_statements"."kind" NOT IN ('opening', 'balance') OR "debt_statements"."balance_pence" IS NOT NULL) AND ("debt_statements"."kind" NOT IN ('opening', 'rate') OR "debt_statements"."rate_basis_points" IS NOT NULL) AND ("debt_statements"."amount_pence" IS NOT NULL) = ("debt_statements"."kind" IN ('spending', 'charge', 'refund')));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_balance_change_check" CHECK ("payments"."balance_change" IN ('interest', 'adjustment'));--> statement-breakpoint
UPDATE "debts" SET "ledger_rule" = 1
WHERE EXISTS (SELECT FROM "debt_statements" WHERE "debt_id" = "debts"."id" AND "kind" = 'balance')
	OR EXISTS (SELECT FROM "payments" WHERE "debt_id" = "debts"."id" AND "stated_balance_pence" IS NOT NULL);
