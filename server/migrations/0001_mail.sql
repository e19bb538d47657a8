CREATE TABLE "mail_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"template" text NOT NULL,
	"payload" jsonb,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"last_error" text,
	"recipient" text,
	"subject" text,
	"text_body" text,
	"html_body" text,
	CONSTRAINT "mail_outbox_status_check" CHECK ("mail_outbox"."status" IN ('waiting', 'sent', 'kept', 'dropped', 'failed')),
	CONSTRAINT "mail_outbox_finished_check" CHECK (("mail_outbox"."status" = 'waiting') = ("mail_outbox"."finished_at" IS NULL)),
	CONSTRAINT "mail_outbox_kept_check" CHECK ("mail_outbox"."status" = 'kept' OR num_nonnulls("mail_outbox"."recipient", "mail_outbox"."subject", "mail_outbox"."text_body", "mail_outbox"."html_body") = 0)
);
--> statement-breakpoint
CREATE INDEX "mail_outbox_due_index" ON "mail_outbox" USING btree ("next_attempt_at") WHERE "mail_outbox"."status" = 'waiting';