-- AlterTable
ALTER TABLE "ProviderProfile" ADD COLUMN "rejections" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "waitsSince" TIMESTAMPTZ(3);

UPDATE "ProviderProfile" SET "waitsSince" = "createdAt", "rejections" = (CASE status WHEN 'REJECTED' THEN 1 ELSE 0 END);

ALTER TABLE "ProviderProfile" ALTER COLUMN "waitsSince" SET NOT NULL;

-- CreateIndex
CREATE INDEX "ProviderProfile_status_waitsSince_id_idx" ON "ProviderProfile"("status", "waitsSince", "id");
