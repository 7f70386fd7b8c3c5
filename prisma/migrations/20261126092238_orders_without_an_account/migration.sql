-- DropForeignKey
ALTER TABLE "ContactView" DROP CONSTRAINT "ContactView_subjectId_fkey";

-- DropForeignKey
ALTER TABLE "Order" DROP CONSTRAINT "Order_buyerId_fkey";

-- AlterTable
ALTER TABLE "ContactView" ALTER COLUMN "subjectId" DROP NOT NULL;

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "buyerEmail" TEXT,
ADD COLUMN     "buyerName" TEXT,
ADD COLUMN     "buyerPhone" TEXT,
ALTER COLUMN "buyerId" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "Checkout_payerEmail_idx" ON "Checkout"("payerEmail");

-- CreateIndex
CREATE INDEX "Order_buyerEmail_idx" ON "Order"("buyerEmail");

-- AddForeignKey
ALTER TABLE "ContactView" ADD CONSTRAINT "ContactView_subjectId_fkey" FOREIGN KEY ("subjectId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What follows is written by hand: Prisma's schema language cannot say it.

-- Who buys is an account, or somebody without one who is known by name and e-mail; an offer is bought by an account.
ALTER TABLE "Order" ADD CONSTRAINT "Order_buyer" CHECK (
  CASE WHEN "buyerId" IS NULL THEN source <> 'OFFER' AND "buyerName" IS NOT NULL AND "buyerEmail" IS NOT NULL
  ELSE "buyerName" IS NULL AND "buyerEmail" IS NULL AND "buyerPhone" IS NULL END);
ALTER TABLE "ContactView" ADD CONSTRAINT "ContactView_subject" CHECK ("subjectId" IS NOT NULL OR "orderId" IS NOT NULL);
