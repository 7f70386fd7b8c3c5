-- DropIndex
DROP INDEX "PaymentCase_paymentId_kind_gatewayRef_key";

-- AlterTable
ALTER TABLE "PaymentCase" ADD COLUMN     "isDue" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "note" TEXT,
ADD COLUMN     "number" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "settledAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "PaymentCase_isDue_id_idx" ON "PaymentCase"("isDue", "id");

-- CreateIndex
CREATE UNIQUE INDEX "PaymentCase_paymentId_kind_gatewayRef_number_key" ON "PaymentCase"("paymentId", "kind", "gatewayRef", "number");

-- Cases that the gateway closed in our favour, or that our own refund covers, wait for nobody.
UPDATE "PaymentCase" SET "isDue" = false WHERE "state" IN ('WON', 'COVERED');
