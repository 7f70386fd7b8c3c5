-- AlterTable
ALTER TABLE "Order" ADD COLUMN "boughtAs" "BuyerType";

-- Earlier orders were bought by what their buyers are now.
UPDATE "Order" o SET "boughtAs" = b."type" FROM "BuyerProfile" b WHERE b."accountId" = o."buyerId";
