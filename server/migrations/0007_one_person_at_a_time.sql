CREATE TABLE "email_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"switched_at" timestamp with time zone,
	"old_confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "email_changes_emails_check" CHECK ("email_changes"."old_email" <> "email_changes"."new_email")
);
--> statement-breakpoint
ALTER TABLE "account_links" DROP CONSTRAINT "account_links_purpose_check";--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "email_change_id" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "devices_trusted_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_user_index" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_changes_old_email_index" ON "email_changes" USING btree ("old_email");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_pending_key" ON "email_changes" USING btree ("user_id") WHERE "email_changes"."switched_at" IS NULL AND "email_changes"."ended_at" IS NULL;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_email_change_id_email_changes_id_fk" FOREIGN KEY ("email_change_id") REFERENCES "public"."email_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_purpose_check" CHECK ("account_links"."purpose" IN ('reset_password', 'confirm_email', 'cancel_email', 'revert_email'));--> statement-breakpoint
UPDATE "users" SET "username_key" = "found"."key"
FROM (
	SELECT "id", "key", count(*) OVER (PARTITION BY "key") AS "people"
	FROM (SELECT "id", normalize(lower(normalize("username", NFKC)), NFKC) AS "key" FROM "users") AS "keys"
) AS "found"
WHERE "found"."id" = "users"."id"
	AND "found"."people" = 1
	AND "found"."key" <> "users"."username_key"
	AND NOT EXISTS (
		SELECT FROM "users" AS "other" WHERE "other"."username_key" = "found"."key" AND "other"."id" <> "users"."id"
	);
