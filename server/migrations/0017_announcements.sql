CREATE TABLE "announcements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"applies_on" date NOT NULL,
	"fingerprint" text NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcements_fingerprint_key" UNIQUE("fingerprint")
);
