CREATE TABLE "consent_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"choice" text NOT NULL,
	"version" integer NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_records_choice_check" CHECK ("consent_records"."choice" IN ('accepted', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"user_id" bigint,
	"is_priority" boolean NOT NULL,
	"is_suspected_spam" boolean NOT NULL,
	"submission_key" text,
	"fingerprint" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"due_on" date,
	"outcome" text,
	"outcome_at" timestamp with time zone,
	"ico_address" text,
	CONSTRAINT "contact_messages_reference_key" UNIQUE("reference"),
	CONSTRAINT "contact_messages_submission_key" UNIQUE("submission_key"),
	CONSTRAINT "contact_messages_topic_check" CHECK ("contact_messages"."topic" IN ('general', 'data-protection-complaint')),
	CONSTRAINT "contact_messages_due_check" CHECK (("contact_messages"."topic" = 'data-protection-complaint') = ("contact_messages"."due_on" IS NOT NULL)),
	CONSTRAINT "contact_messages_outcome_check" CHECK (num_nonnulls("contact_messages"."outcome", "contact_messages"."outcome_at", "contact_messages"."ico_address") IN (0, 3))
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_kept_check";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_records_chosen_index" ON "consent_records" USING btree ("chosen_at");--> statement-breakpoint
CREATE INDEX "contact_messages_order_index" ON "contact_messages" USING btree ("is_suspected_spam","is_priority" DESC NULLS LAST,"received_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_received_index" ON "contact_messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "contact_messages_user_index" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_messages_waiting_index" ON "contact_messages" USING btree ("received_at") WHERE "contact_messages"."mailed_at" IS NULL AND NOT "contact_messages"."is_suspected_spam";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_kept_check" CHECK ("mail_outbox"."status" = 'kept' OR num_nonnulls("mail_outbox"."recipient", "mail_outbox"."reply_to", "mail_outbox"."subject", "mail_outbox"."text_body", "mail_outbox"."html_body") = 0);