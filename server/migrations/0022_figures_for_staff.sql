DROP INDEX "debts_portfolio_index";--> statement-breakpoint
CREATE INDEX "payments_paid_index" ON "payments" USING btree ("paid_on","amount_pence");--> statement-breakpoint
CREATE INDEX "debts_portfolio_index" ON "debts" USING btree ("portfolio_id","id","paid_off_on");