CREATE TABLE "article_revisions" (
	"article_id" bigint PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"excerpt" text NOT NULL,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL,
	"meta_keywords" text NOT NULL,
	"category" text NOT NULL,
	"tags" text[] NOT NULL,
	"author" text NOT NULL,
	"source_url" text,
	"reading_minutes" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_revisions_text_check" CHECK (char_length("article_revisions"."title") BETWEEN 1 AND 200
    AND char_length("article_revisions"."content") <= 500000
    AND char_length("article_revisions"."excerpt") <= 1000
    AND char_length("article_revisions"."meta_title") <= 60
    AND char_length("article_revisions"."meta_description") <= 160
    AND char_length("article_revisions"."meta_keywords") <= 500
    AND char_length("article_revisions"."category") <= 100
    AND char_length("article_revisions"."author") BETWEEN 1 AND 200
    AND char_length("article_revisions"."source_url") <= 2000
    AND "article_revisions"."source_url" ~* '^https?://[^[:space:]]+$'
    AND "article_revisions"."reading_minutes" >= 1),
	CONSTRAINT "article_revisions_tags_check" CHECK (cardinality("article_revisions"."tags") <= 20
    AND array_position("article_revisions"."tags", NULL) IS NULL AND array_position("article_revisions"."tags", '') IS NULL
    AND "article_revisions"."tags"::varchar(100)[]::text[] = "article_revisions"."tags")
);
--> statement-breakpoint
CREATE TABLE "article_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" bigint NOT NULL,
	CONSTRAINT "article_slugs_slug_check" CHECK (char_length("article_slugs"."slug") <= 200
    AND "article_slugs"."slug" ~ '^[a-z0-9]+(?:-[a-z0-9]+)*$' AND "article_slugs"."slug" NOT IN ('categories', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "article_tags" (
	"article_id" bigint NOT NULL,
	"tag" text NOT NULL,
	"category" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_tags_key" PRIMARY KEY("article_id","tag")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"excerpt" text NOT NULL,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL,
	"meta_keywords" text NOT NULL,
	"category" text NOT NULL,
	"tags" text[] NOT NULL,
	"author" text NOT NULL,
	"source_url" text,
	"reading_minutes" integer NOT NULL,
	"status" text NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "articles_slug_key" UNIQUE("slug"),
	CONSTRAINT "articles_status_check" CHECK ("articles"."status" IN ('draft', 'published', 'archived')),
	CONSTRAINT "articles_published_check" CHECK ("articles"."status" <> 'published' OR "articles"."published_at" IS NOT NULL),
	CONSTRAINT "articles_slug_check" CHECK (char_length("articles"."slug") <= 200
    AND "articles"."slug" ~ '^[a-z0-9]+(?:-[a-z0-9]+)*$' AND "articles"."slug" NOT IN ('categories', 'admin')),
	CONSTRAINT "articles_text_check" CHECK (char_length("articles"."title") BETWEEN 1 AND 200
    AND char_length("articles"."content") <= 500000
    AND char_length("articles"."excerpt") <= 1000
    AND char_length("articles"."meta_title") <= 60
    AND char_length("articles"."meta_description") <= 160
    AND char_length("articles"."meta_keywords") <= 500
    AND char_length("articles"."category") <= 100
    AND char_length("articles"."author") BETWEEN 1 AND 200
    AND char_length("articles"."source_url") <= 2000
    AND "articles"."source_url" ~* '^https?://[^[:space:]]+$'
    AND "articles"."reading_minutes" >= 1),
	CONSTRAINT "articles_tags_check" CHECK (cardinality("articles"."tags") <= 20
    AND array_position("articles"."tags", NULL) IS NULL AND array_position("articles"."tags", '') IS NULL
    AND "articles"."tags"::varchar(100)[]::text[] = "articles"."tags")
);
--> statement-breakpoint
CREATE TABLE "social_images" (
	"digest" text PRIMARY KEY NOT NULL,
	"png" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text NOT NULL,
	"url" text,
	"category" text NOT NULL,
	"price" text NOT NULL,
	"status" text NOT NULL,
	"is_affiliate" boolean NOT NULL,
	"is_free" boolean NOT NULL,
	"is_low_risk" boolean NOT NULL,
	"features" text[] NOT NULL,
	"affiliate_network" text,
	"commission" text NOT NULL,
	"notes" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resources_category_check" CHECK ("resources"."category" IN ('budgeting', 'credit-monitoring', 'cashback-savings', 'debt-consolidation', 'side-hustle')),
	CONSTRAINT "resources_status_check" CHECK ("resources"."status" IN ('draft', 'active', 'archived')),
	CONSTRAINT "resources_consolidation_check" CHECK (NOT ("resources"."is_affiliate" AND "resources"."category" = 'debt-consolidation')),
	CONSTRAINT "resources_affiliate_check" CHECK ("resources"."is_affiliate" OR ("resources"."affiliate_network" IS NULL AND "resources"."commission" = '')),
	CONSTRAINT "resources_network_check" CHECK ("resources"."affiliate_network" IN ('Awin UK', 'impact.com', 'PartnerStack', 'CJ Affiliate', 'Skimlinks', 'Partnerize', 'Direct Partnership', 'Other')),
	CONSTRAINT "resources_text_check" CHECK (char_length("resources"."name") BETWEEN 1 AND 200
        AND char_length("resources"."description") BETWEEN 1 AND 2000
        AND char_length("resources"."price") <= 200
        AND char_length("resources"."commission") <= 200
        AND char_length("resources"."notes") <= 5000
        AND cardinality("resources"."features") <= 20
        AND array_position("resources"."features", NULL) IS NULL
        AND "resources"."features"::varchar(200)[]::text[] = "resources"."features"),
	CONSTRAINT "resources_url_check" CHECK (char_length("resources"."url") <= 2000 AND "resources"."url" ~* '^https?://[^[:space:]]+$')
);
--> statement-breakpoint
CREATE TABLE "seeded_content" (
	"key" text PRIMARY KEY NOT NULL,
	"seeded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_slugs" ADD CONSTRAINT "article_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_slugs_article_index" ON "article_slugs" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "article_tags_tag_index" ON "article_tags" USING btree ("tag","published_at","article_id");--> statement-breakpoint
CREATE INDEX "article_tags_category_index" ON "article_tags" USING btree ("tag","category","published_at","article_id");--> statement-breakpoint
CREATE INDEX "articles_published_index" ON "articles" USING btree ("published_at","id") WHERE "articles"."status" = 'published';--> statement-breakpoint
CREATE INDEX "articles_category_index" ON "articles" USING btree ("category","published_at","id") WHERE "articles"."status" = 'published';--> statement-breakpoint
CREATE INDEX "resources_active_index" ON "resources" USING btree ("id") WHERE "resources"."status" = 'active';