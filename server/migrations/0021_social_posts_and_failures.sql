CREATE TABLE "failure_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "failure_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"kind" text NOT NULL,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "social_posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "social_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"platform" text NOT NULL,
	"status" text NOT NULL,
	"content" text NOT NULL,
	"hashtags" text DEFAULT '' NOT NULL,
	"mentions" text DEFAULT '' NOT NULL,
	"image_url" text,
	"image_alt_text" text DEFAULT '' NOT NULL,
	"scheduled_for" timestamp with time zone,
	"next_attempt_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"publishing_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"platform_post_id" text,
	"post_url" text,
	"is_sandbox" boolean DEFAULT false NOT NULL,
	"failure" text,
	"needs_check" boolean DEFAULT false NOT NULL,
	"likes_count" integer DEFAULT 0 NOT NULL,
	"retweets_count" integer DEFAULT 0 NOT NULL,
	"comments_count" integer DEFAULT 0 NOT NULL,
	"shares_count" integer DEFAULT 0 NOT NULL,
	"metrics_asked_at" timestamp with time zone,
	"metrics_at" timestamp with time zone,
	"created_by" bigint,
	"saved_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "social_posts_platform_check" CHECK ("social_posts"."platform" IN ('twitter', 'linkedin', 'instagram', 'facebook')),
	CONSTRAINT "social_posts_status_check" CHECK ("social_posts"."status" IN ('draft', 'scheduled', 'published', 'failed')),
	CONSTRAINT "social_posts_scheduled_check" CHECK ("social_posts"."status" <> 'scheduled' OR "social_posts"."scheduled_for" IS NOT NULL),
	CONSTRAINT "social_posts_published_check" CHECK (("social_posts"."status" = 'published') = ("social_posts"."published_at" IS NOT NULL)),
	CONSTRAINT "social_posts_failed_check" CHECK (("social_posts"."status" = 'failed') = ("social_posts"."failure" IS NOT NULL)),
	CONSTRAINT "social_posts_needs_check_check" CHECK ("social_posts"."status" = 'failed' OR NOT "social_posts"."needs_check")
);
--> statement-breakpoint
CREATE INDEX "failure_records_at_index" ON "failure_records" USING btree ("at");--> statement-breakpoint
CREATE INDEX "social_posts_due_index" ON "social_posts" USING btree ("scheduled_for") WHERE "social_posts"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "social_posts_publishing_index" ON "social_posts" USING btree ("publishing_until") WHERE "social_posts"."publishing_until" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "social_posts_created_index" ON "social_posts" USING btree ("created_at","id");