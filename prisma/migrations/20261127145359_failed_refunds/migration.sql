-- CreateEnum
CREATE TYPE "RefundHandling" AS ENUM ('RETRIED', 'BY_HAND');

-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "byHand" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "handledAt" TIMESTAMPTZ(3),
ADD COLUMN     "handling" "RefundHandling";

-- CreateIndex
CREATE INDEX "Refund_state_handling_id_idx" ON "Refund"("state", "handling", "id");
