CREATE TABLE "deal_reminders" (
	"debt_id" bigint NOT NULL,
	"last_day" date NOT NULL,
	"days_before" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deal_reminders_debt_id_last_day_days_before_pk" PRIMARY KEY("debt_id","last_day","days_before"),
	CONSTRAINT "deal_reminders_days_check" CHECK ("deal_reminders"."days_before" IN (60, 30))
);
--> statement-breakpoint
ALTER TABLE "deal_reminders" ADD CONSTRAINT "deal_reminders_debt_id_debts_id_fk" FOREIGN KEY ("debt_id") REFERENCES "public"."debts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_reminders_sent_index" ON "deal_reminders" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "debts_rate_changes_index" ON "debts" USING gin ("rate_changes" jsonb_path_ops) WHERE "debts"."rate_changes" <> '[]';