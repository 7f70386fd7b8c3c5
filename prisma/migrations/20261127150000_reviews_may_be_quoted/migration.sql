ALTER TABLE "Review"
  ADD COLUMN "mayBeQuoted" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "quotedAt" TIMESTAMPTZ(3),
  ADD CONSTRAINT "Review_quoted_with_consent" CHECK ("quotedAt" IS NULL OR "mayBeQuoted");
CREATE INDEX "Review_quotable" ON "Review" (id) WHERE "mayBeQuoted";
CREATE INDEX "Review_quoted" ON "Review" ("quotedAt", id) WHERE "quotedAt" IS NOT NULL;
