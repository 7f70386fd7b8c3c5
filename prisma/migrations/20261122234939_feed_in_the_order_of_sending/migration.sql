-- AlterTable
ALTER TABLE "PartRequest" ADD COLUMN "feedKey" UUID;

-- The id, or where a visitor's was confirmed after it was written, the id with that moment in the place of its time.
UPDATE "PartRequest" SET "feedKey" = CASE
  WHEN "sentAt" IS NULL OR "sentAt" = "createdAt" THEN id
  ELSE (
    substr(lpad(to_hex(floor(extract(epoch FROM "sentAt") * 1000)::bigint), 12, '0'), 1, 8) || '-' ||
    substr(lpad(to_hex(floor(extract(epoch FROM "sentAt") * 1000)::bigint), 12, '0'), 9, 4) || substr(id::text, 14)
  )::uuid
END;

ALTER TABLE "PartRequest" ALTER COLUMN "feedKey" SET NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "PartRequest_feedKey_key" ON "PartRequest"("feedKey");
