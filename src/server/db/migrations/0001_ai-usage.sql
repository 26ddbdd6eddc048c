CREATE TABLE "ai_usage" (
	"day" date PRIMARY KEY NOT NULL,
	"requests" integer NOT NULL
);
