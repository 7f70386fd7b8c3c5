-- CreateEnum
CREATE TYPE "DeliveryMethod" AS ENUM ('COURIER', 'OWN_DELIVERY', 'PICKUP');

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "carrier" TEXT,
ADD COLUMN     "deliveryMethod" "DeliveryMethod",
ADD COLUMN     "pickupHours" TEXT,
ADD COLUMN     "pickupPlace" TEXT,
ADD COLUMN     "trackingNumber" TEXT,
ADD COLUMN     "trackingUrl" TEXT;

ALTER TABLE "Order" ADD CONSTRAINT "Order_delivery" CHECK (
  ("deliveryMethod" IS NOT DISTINCT FROM 'COURIER' OR num_nonnulls("carrier", "trackingNumber", "trackingUrl") = 0)
  AND ("deliveryMethod" IS NOT DISTINCT FROM 'PICKUP' OR num_nonnulls("pickupPlace", "pickupHours") = 0)
);
