ALTER TABLE "schedule_recordings" RENAME TO "settled_dates";--> statement-breakpoint
ALTER TABLE "settled_dates" RENAME COLUMN "recorded_at" TO "settled_at";--> statement-breakpoint
ALTER TABLE "settled_dates" RENAME CONSTRAINT "schedule_recordings_schedule_id_month_pk" TO "settled_dates_schedule_id_month_pk";--> statement-breakpoint
ALTER TABLE "settled_dates" RENAME CONSTRAINT "schedule_recordings_schedule_id_scheduled_payments_id_fk" TO "settled_dates_schedule_id_scheduled_payments_id_fk";--> statement-breakpoint
ALTER TABLE "settled_dates" RENAME CONSTRAINT "schedule_recordings_payment_id_payments_id_fk" TO "settled_dates_payment_id_payments_id_fk";--> statement-breakpoint
ALTER TABLE "settled_dates" ADD COLUMN "settled_as" text DEFAULT 'recorded' NOT NULL;--> statement-breakpoint
ALTER TABLE "settled_dates" ALTER COLUMN "settled_as" DROP DEFAULT;--> statement-breakpoint
DROP INDEX "schedule_recordings_payment_index";--> statement-breakpoint
ALTER TABLE "settled_dates" ADD CONSTRAINT "settled_dates_payment_key" UNIQUE("payment_id");--> statement-breakpoint
ALTER TABLE "settled_dates" ADD CONSTRAINT "settled_dates_as_check" CHECK ("settled_dates"."settled_as" IN ('recorded', 'linked', 'not_paid'));--> statement-breakpoint
ALTER TABLE "settled_dates" ADD CONSTRAINT "settled_dates_not_paid_check" CHECK ("settled_dates"."settled_as" <> 'not_paid' OR "settled_dates"."payment_id" IS NULL);
