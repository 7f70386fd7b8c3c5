-- AlterEnum
ALTER TYPE "PurchasePurpose" ADD VALUE 'ORDER_REST';

-- AlterTable
ALTER TABLE "CheckoutItem" ADD COLUMN     "orderId" UUID;

-- CreateIndex
CREATE INDEX "CheckoutItem_orderId_idx" ON "CheckoutItem"("orderId");

-- AddForeignKey
ALTER TABLE "CheckoutItem" ADD CONSTRAINT "CheckoutItem_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand. Compared as text, because a new value of an enum cannot be used in the transaction that adds it.
ALTER TABLE "CheckoutItem" DROP CONSTRAINT "CheckoutItem_purpose";
ALTER TABLE "CheckoutItem" ADD CONSTRAINT "CheckoutItem_purpose" CHECK (
  num_nonnulls("offerVersionId", "requestId", "customOrderVersionId", "orderId") = 1 AND
  CASE purpose::text
    WHEN 'OFFER' THEN "offerVersionId" IS NOT NULL AND plan IS NOT NULL
    WHEN 'CONTACT_UNLOCK' THEN "requestId" IS NOT NULL AND plan = 'FULL'
    WHEN 'CUSTOM_ORDER' THEN "customOrderVersionId" IS NOT NULL AND plan IS NOT NULL
    WHEN 'ORDER_REST' THEN "orderId" IS NOT NULL AND plan = 'FULL'
    ELSE false
  END);
