-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "buyerDeletedAt" TIMESTAMPTZ(3),
ADD COLUMN     "providerDeletedAt" TIMESTAMPTZ(3);

-- By hand: the orders that one party deleted, which are few.
CREATE INDEX "Order_deleted_by_buyer_idx" ON "Order" ("buyerId", id) WHERE "buyerDeletedAt" IS NOT NULL;
CREATE INDEX "Order_deleted_by_provider_idx" ON "Order" ("providerId", id) WHERE "providerDeletedAt" IS NOT NULL;
