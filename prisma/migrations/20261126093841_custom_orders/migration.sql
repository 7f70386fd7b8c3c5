-- CreateEnum
CREATE TYPE "CustomOrderState" AS ENUM ('PENDING', 'PAID', 'EXPIRED');

-- AlterEnum
ALTER TYPE "PurchasePurpose" ADD VALUE 'CUSTOM_ORDER';

-- AlterTable
ALTER TABLE "CheckoutItem" ADD COLUMN     "customOrderVersionId" UUID;

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "customOrderId" UUID,
ADD COLUMN     "customOrderVersionId" UUID;

-- CreateTable
CREATE TABLE "CustomOrder" (
    "id" UUID NOT NULL,
    "providerId" UUID NOT NULL,
    "submissionKey" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "searchKey" TEXT NOT NULL,
    "clientName" TEXT NOT NULL,
    "clientEmail" TEXT NOT NULL,
    "clientPhone" TEXT,
    "state" "CustomOrderState" NOT NULL DEFAULT 'PENDING',
    "currentVersionId" UUID NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "openedAt" TIMESTAMPTZ(3),

    CONSTRAINT "CustomOrder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CustomOrderVersion" (
    "id" UUID NOT NULL,
    "customOrderId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "notes" TEXT,
    "totalCentesimos" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CustomOrderVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CustomOrderItem" (
    "id" UUID NOT NULL,
    "versionId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "priceCentesimos" INTEGER NOT NULL,
    "condition" "PartCondition" NOT NULL,
    "deliveryTime" "DeliveryTime" NOT NULL,
    "warrantyDays" INTEGER,
    "description" TEXT,

    CONSTRAINT "CustomOrderItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CheckoutItemCustomOrderItem" (
    "itemId" UUID NOT NULL,
    "customOrderItemId" UUID NOT NULL,

    CONSTRAINT "CheckoutItemCustomOrderItem_pkey" PRIMARY KEY ("itemId","customOrderItemId")
);

-- CreateIndex
CREATE UNIQUE INDEX "CustomOrder_tokenHash_key" ON "CustomOrder"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "CustomOrder_currentVersionId_key" ON "CustomOrder"("currentVersionId");

-- CreateIndex
CREATE UNIQUE INDEX "CustomOrder_providerId_submissionKey_key" ON "CustomOrder"("providerId", "submissionKey");

-- CreateIndex
CREATE INDEX "CustomOrder_providerId_id_idx" ON "CustomOrder"("providerId", "id");

-- CreateIndex
CREATE INDEX "CustomOrder_clientEmail_idx" ON "CustomOrder"("clientEmail");

-- CreateIndex
CREATE INDEX "CustomOrder_state_expiresAt_idx" ON "CustomOrder"("state", "expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "CustomOrderVersion_customOrderId_number_key" ON "CustomOrderVersion"("customOrderId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "CustomOrderItem_versionId_position_key" ON "CustomOrderItem"("versionId", "position");

-- CreateIndex
CREATE INDEX "CheckoutItemCustomOrderItem_customOrderItemId_idx" ON "CheckoutItemCustomOrderItem"("customOrderItemId");

-- CreateIndex
CREATE INDEX "CheckoutItem_customOrderVersionId_idx" ON "CheckoutItem"("customOrderVersionId");

-- CreateIndex
CREATE UNIQUE INDEX "Order_customOrderId_key" ON "Order"("customOrderId");

-- CreateIndex
CREATE UNIQUE INDEX "Order_customOrderVersionId_key" ON "Order"("customOrderVersionId");

-- AddForeignKey
ALTER TABLE "CustomOrder" ADD CONSTRAINT "CustomOrder_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ProviderProfile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomOrder" ADD CONSTRAINT "CustomOrder_currentVersionId_fkey" FOREIGN KEY ("currentVersionId") REFERENCES "CustomOrderVersion"("id") ON DELETE RESTRICT ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;

-- AddForeignKey
ALTER TABLE "CustomOrderVersion" ADD CONSTRAINT "CustomOrderVersion_customOrderId_fkey" FOREIGN KEY ("customOrderId") REFERENCES "CustomOrder"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomOrderItem" ADD CONSTRAINT "CustomOrderItem_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "CustomOrderVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_customOrderId_fkey" FOREIGN KEY ("customOrderId") REFERENCES "CustomOrder"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_customOrderVersionId_fkey" FOREIGN KEY ("customOrderVersionId") REFERENCES "CustomOrderVersion"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CheckoutItem" ADD CONSTRAINT "CheckoutItem_customOrderVersionId_fkey" FOREIGN KEY ("customOrderVersionId") REFERENCES "CustomOrderVersion"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CheckoutItemCustomOrderItem" ADD CONSTRAINT "CheckoutItemCustomOrderItem_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "CheckoutItem"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CheckoutItemCustomOrderItem" ADD CONSTRAINT "CheckoutItemCustomOrderItem_customOrderItemId_fkey" FOREIGN KEY ("customOrderItemId") REFERENCES "CustomOrderItem"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand. Compared as text, because a new value of an enum cannot be used in the transaction that adds it.
ALTER TABLE "CheckoutItem" DROP CONSTRAINT "CheckoutItem_purpose";
ALTER TABLE "CheckoutItem" ADD CONSTRAINT "CheckoutItem_purpose" CHECK (
  CASE purpose::text
    WHEN 'OFFER' THEN "offerVersionId" IS NOT NULL AND plan IS NOT NULL AND "requestId" IS NULL
      AND "customOrderVersionId" IS NULL
    WHEN 'CONTACT_UNLOCK' THEN "requestId" IS NOT NULL AND plan = 'FULL' AND "offerVersionId" IS NULL
      AND "customOrderVersionId" IS NULL
    WHEN 'CUSTOM_ORDER' THEN "customOrderVersionId" IS NOT NULL AND plan IS NOT NULL AND "offerVersionId" IS NULL
      AND "requestId" IS NULL
    ELSE false
  END);
ALTER TABLE "Order" DROP CONSTRAINT "Order_source";
ALTER TABLE "Order" ADD CONSTRAINT "Order_source" CHECK (
  CASE source
    WHEN 'OFFER' THEN "offerId" IS NOT NULL AND "offerVersionId" IS NOT NULL AND "requestId" IS NOT NULL
      AND "customOrderId" IS NULL AND "customOrderVersionId" IS NULL
    WHEN 'CUSTOM_ORDER' THEN "customOrderId" IS NOT NULL AND "customOrderVersionId" IS NOT NULL
      AND "offerId" IS NULL AND "offerVersionId" IS NULL AND "requestId" IS NULL
    ELSE false
  END);
ALTER TABLE "CustomOrderItem" ADD CONSTRAINT "CustomOrderItem_price_positive" CHECK ("priceCentesimos" > 0);
CREATE TRIGGER checkout_item_custom_order_item_immutable BEFORE UPDATE OR DELETE ON "CheckoutItemCustomOrderItem"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
