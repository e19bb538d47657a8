ALTER TABLE "first_plans" DROP CONSTRAINT "first_plans_strategy_check";--> statement-breakpoint
ALTER TABLE "portfolios" DROP CONSTRAINT "portfolios_strategy_check";--> statement-breakpoint
ALTER TABLE "first_plans" ADD COLUMN "custom_order" bigint[];--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "custom_order" bigint[];--> statement-breakpoint
ALTER TABLE "first_plans" ADD CONSTRAINT "first_plans_strategy_check" CHECK ("first_plans"."strategy" IN ('minimum', 'avalanche', 'snowball', 'custom'));--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_strategy_check" CHECK ("portfolios"."strategy" IN ('minimum', 'avalanche', 'snowball', 'custom'));