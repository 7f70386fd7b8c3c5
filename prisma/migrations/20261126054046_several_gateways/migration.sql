-- CreateEnum
CREATE TYPE "PaymentCaseKind" AS ENUM ('REFUND_ELSEWHERE', 'DISPUTE');

-- CreateEnum
CREATE TYPE "PaymentCaseState" AS ENUM ('OPEN', 'WON', 'LOST', 'COVERED');

-- AlterEnum
ALTER TYPE "GatewayId" ADD VALUE 'MERCADO_PAGO';

-- AlterTable
ALTER TABLE "Checkout" ADD COLUMN     "voucherExpiresAt" TIMESTAMPTZ(3),
ADD COLUMN     "voucherUrl" TEXT;

-- CreateTable
CREATE TABLE "PaymentCase" (
    "id" UUID NOT NULL,
    "paymentId" UUID NOT NULL,
    "kind" "PaymentCaseKind" NOT NULL,
    "gatewayRef" TEXT NOT NULL,
    "amountCentesimos" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "state" "PaymentCaseState" NOT NULL DEFAULT 'OPEN',
    "respondBy" TIMESTAMPTZ(3),
    "openedAt" TIMESTAMPTZ(3) NOT NULL,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PaymentCase_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PaymentCase_state_openedAt_idx" ON "PaymentCase"("state", "openedAt");

-- CreateIndex
CREATE UNIQUE INDEX "PaymentCase_paymentId_kind_gatewayRef_key" ON "PaymentCase"("paymentId", "kind", "gatewayRef");

-- AddForeignKey
ALTER TABLE "PaymentCase" ADD CONSTRAINT "PaymentCase_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
