-- AlterTable
ALTER TABLE "OfferLine" ADD COLUMN     "discountCentesimos" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "OfferVersion" ADD COLUMN     "discountBps" INTEGER;

-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "discountCentesimos" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "ProviderProfile" ADD COLUMN     "customerDiscountBps" INTEGER,
ADD COLUMN     "customerDiscountWords" TEXT;

ALTER TABLE "OfferLine" ADD CONSTRAINT "OfferLine_discount_not_negative" CHECK ("discountCentesimos" >= 0);
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_discount_not_negative" CHECK ("discountCentesimos" >= 0);
ALTER TABLE "OfferVersion" ADD CONSTRAINT "OfferVersion_discount_share" CHECK ("discountBps" BETWEEN 1 AND 9999);
ALTER TABLE "ProviderProfile" ADD CONSTRAINT "ProviderProfile_discount_share" CHECK ("customerDiscountBps" BETWEEN 0 AND 10000);
