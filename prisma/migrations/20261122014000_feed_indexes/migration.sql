-- AlterTable
ALTER TABLE "PartRequest" ADD COLUMN "brandKey" TEXT NOT NULL GENERATED ALWAYS AS (lower("brand")) STORED;

-- DropIndex
DROP INDEX "PartRequest_state_expiresAt_idx";

-- CreateIndex
CREATE INDEX "Offer_providerId_requestId_idx" ON "Offer"("providerId", "requestId");

-- What open requests are read by: the feed, and the timer that ends them. Prisma's schema language has no words for their conditions.
CREATE INDEX "PartRequest_open_id_idx" ON "PartRequest"("id")
  WHERE "state" IN ('OPEN', 'ANSWERED');
CREATE INDEX "PartRequest_open_expiresAt_idx" ON "PartRequest"("expiresAt")
  WHERE "state" IN ('OPEN', 'ANSWERED');
CREATE INDEX "PartRequest_open_brandKey_id_idx" ON "PartRequest"("brandKey", "id")
  WHERE "state" IN ('OPEN', 'ANSWERED');
CREATE INDEX "PartRequest_open_origin_id_idx" ON "PartRequest"("origin", "id")
  WHERE "state" IN ('OPEN', 'ANSWERED');
CREATE INDEX "RequestedPart_urgent_requestId_idx" ON "RequestedPart"("requestId")
  WHERE "urgency" IN ('HIGH', 'URGENT');
