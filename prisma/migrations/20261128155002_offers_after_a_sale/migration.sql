-- DropIndex
DROP INDEX "Offer_requestId_providerId_key";

-- CreateIndex
CREATE INDEX "Offer_requestId_providerId_idx" ON "Offer"("requestId", "providerId");

-- A provider edits its offer instead of making another; one that was bought ends, and its provider may offer other parts.
CREATE UNIQUE INDEX "Offer_unsold" ON "Offer"("requestId", "providerId") WHERE state <> 'ACCEPTED';
