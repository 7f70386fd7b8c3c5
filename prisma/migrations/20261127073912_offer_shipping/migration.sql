-- CreateEnum
CREATE TYPE "ShippingCharge" AS ENUM ('ARRANGED', 'NONE', 'AMOUNT');

-- AlterTable
ALTER TABLE "Offer" ADD COLUMN     "openShippingCharge" "ShippingCharge" NOT NULL DEFAULT 'ARRANGED';

-- AlterTable
ALTER TABLE "OfferVersion" ADD COLUMN     "shippingCentesimos" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "shippingCharge" "ShippingCharge" NOT NULL DEFAULT 'ARRANGED';

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "shippingCentesimos" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "shippingCharge" "ShippingCharge" NOT NULL DEFAULT 'ARRANGED';

-- By hand: a shipping has a price when, and only when, it is charged by an amount.
ALTER TABLE "OfferVersion" ADD CONSTRAINT "OfferVersion_shipping" CHECK (
  CASE WHEN "shippingCharge" = 'AMOUNT' THEN "shippingCentesimos" > 0 ELSE "shippingCentesimos" = 0 END
);
ALTER TABLE "Order" ADD CONSTRAINT "Order_shipping" CHECK (
  CASE WHEN "shippingCharge" = 'AMOUNT' THEN "shippingCentesimos" > 0 ELSE "shippingCentesimos" = 0 END
);
