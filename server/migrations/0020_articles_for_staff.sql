CREATE TABLE "image_files" (
	"image_id" bigint NOT NULL,
	"width" integer NOT NULL,
	"webp" "bytea" NOT NULL,
	CONSTRAINT "image_files_key" PRIMARY KEY("image_id","width")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "images_hash_key" UNIQUE("hash"),
	CONSTRAINT "images_hash_check" CHECK ("images"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "images_sides_check" CHECK ("images"."width" >= 1 AND "images"."height" >= 1)
);
--> statement-breakpoint
DROP INDEX "contact_messages_order_index";--> statement-breakpoint
ALTER TABLE "article_revisions" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "saved_by" bigint;--> statement-breakpoint
ALTER TABLE "image_files" ADD CONSTRAINT "image_files_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_slug_check" CHECK (char_length("article_revisions"."slug") <= 200
    AND "article_revisions"."slug" ~ '^[a-z0-9]+(?:-[a-z0-9]+)*$' AND "article_revisions"."slug" NOT IN ('categories', 'admin'));