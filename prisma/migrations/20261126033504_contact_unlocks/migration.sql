-- AlterEnum
ALTER TYPE "ContactViewPurpose" ADD VALUE 'UNLOCK';

-- AlterEnum
ALTER TYPE "PurchasePurpose" ADD VALUE 'CONTACT_UNLOCK';

-- AlterTable
ALTER TABLE "CheckoutItem" ADD COLUMN     "requestId" UUID;

-- AlterTable
ALTER TABLE "PartRequest" ADD COLUMN     "unlockPriceCentesimos" INTEGER;

-- CreateTable
CREATE TABLE "ContactUnlock" (
    "requestId" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "paidAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ContactUnlock_pkey" PRIMARY KEY ("requestId")
);

-- CreateIndex
CREATE INDEX "ContactUnlock_accountId_idx" ON "ContactUnlock"("accountId");

-- CreateIndex
CREATE INDEX "CheckoutItem_requestId_idx" ON "CheckoutItem"("requestId");

-- AddForeignKey
ALTER TABLE "ContactUnlock" ADD CONSTRAINT "ContactUnlock_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PartRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactUnlock" ADD CONSTRAINT "ContactUnlock_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CheckoutItem" ADD CONSTRAINT "CheckoutItem_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PartRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand. Compared as text, because a new value of an enum cannot be used in the transaction that adds it.
ALTER TABLE "CheckoutItem" DROP CONSTRAINT "CheckoutItem_purpose";
ALTER TABLE "CheckoutItem" ADD CONSTRAINT "CheckoutItem_purpose" CHECK (
  CASE purpose::text
    WHEN 'OFFER' THEN "offerVersionId" IS NOT NULL AND plan IS NOT NULL AND "requestId" IS NULL
    WHEN 'CONTACT_UNLOCK' THEN "requestId" IS NOT NULL AND plan = 'FULL' AND "offerVersionId" IS NULL
    ELSE false
  END);
