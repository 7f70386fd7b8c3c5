-- DropIndex
DROP INDEX "PartnerEvent_providerId_number_key";

-- AlterTable
ALTER TABLE "PartnerEvent" ADD COLUMN     "mode" "ApiKeyMode" NOT NULL DEFAULT 'LIVE';

-- AlterTable
ALTER TABLE "Webhook" ADD COLUMN     "mode" "ApiKeyMode" NOT NULL DEFAULT 'LIVE';

-- CreateIndex
CREATE UNIQUE INDEX "PartnerEvent_providerId_mode_number_key" ON "PartnerEvent"("providerId", "mode", "number");
