-- CreateEnum
CREATE TYPE "AllocationOutcome" AS ENUM ('ORDER', 'SERVICE', 'RETURNED');

-- AlterEnum
ALTER TYPE "LedgerAccount" ADD VALUE 'SERVICE_REVENUE';

-- DropIndex
DROP INDEX "Payment_checkoutId_key";

-- AlterTable
ALTER TABLE "PaymentAllocation" ADD COLUMN     "outcome" "AllocationOutcome",
ADD COLUMN     "providerId" UUID;

-- Until now an allocation with an order was held for its provider, and one without was returned.
ALTER TABLE "PaymentAllocation" DISABLE TRIGGER payment_allocation_immutable;
UPDATE "PaymentAllocation" a SET outcome = 'ORDER', "providerId" = o."providerId"
  FROM "Order" o WHERE o.id = a."orderId";
UPDATE "PaymentAllocation" SET outcome = 'RETURNED' WHERE "orderId" IS NULL;
ALTER TABLE "PaymentAllocation" ENABLE TRIGGER payment_allocation_immutable;
ALTER TABLE "PaymentAllocation" ALTER COLUMN "outcome" SET NOT NULL;

-- CreateIndex
CREATE INDEX "Payment_checkoutId_idx" ON "Payment"("checkoutId");

-- AddForeignKey
ALTER TABLE "PaymentAllocation" ADD CONSTRAINT "PaymentAllocation_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ProviderProfile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: the references of an allocation follow from its outcome.
ALTER TABLE "PaymentAllocation" ADD CONSTRAINT "PaymentAllocation_outcome" CHECK (
  CASE outcome
    WHEN 'ORDER' THEN "orderId" IS NOT NULL AND "providerId" IS NOT NULL
    ELSE "orderId" IS NULL AND "providerId" IS NULL
  END);
