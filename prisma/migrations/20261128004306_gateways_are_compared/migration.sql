-- AlterEnum
ALTER TYPE "PaymentCaseKind" ADD VALUE 'UNKNOWN_TO_US';
ALTER TYPE "PaymentCaseKind" ADD VALUE 'UNKNOWN_TO_GATEWAY';
ALTER TYPE "PaymentCaseKind" ADD VALUE 'AMOUNT_DIFFERS';
ALTER TYPE "PaymentCaseKind" ADD VALUE 'STUCK';

-- AlterEnum
ALTER TYPE "PaymentCaseState" ADD VALUE 'AGREED';

-- DropIndex
DROP INDEX "PaymentCase_paymentId_kind_gatewayRef_number_key";

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "listedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "PaymentCase" ADD COLUMN     "gateway" "GatewayId",
ALTER COLUMN "paymentId" DROP NOT NULL;

-- Cases until now are all of a payment.
UPDATE "PaymentCase" c SET "gateway" = p."gateway" FROM "Payment" p WHERE p."id" = c."paymentId";
ALTER TABLE "PaymentCase" ALTER COLUMN "gateway" SET NOT NULL;

-- CreateIndex
CREATE INDEX "Payment_gateway_paidAt_idx" ON "Payment"("gateway", "paidAt");

-- CreateIndex
CREATE INDEX "PaymentCase_paymentId_idx" ON "PaymentCase"("paymentId");

-- CreateIndex
CREATE UNIQUE INDEX "PaymentCase_gateway_kind_gatewayRef_number_key" ON "PaymentCase"("gateway", "kind", "gatewayRef", "number");
