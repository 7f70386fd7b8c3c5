-- CreateEnum
CREATE TYPE "OfferRejectReason" AS ENUM ('PRICE', 'DELIVERY', 'CONDITION', 'WARRANTY', 'WRONG_PART', 'BOUGHT_ELSEWHERE', 'OTHER');

-- AlterTable
ALTER TABLE "Offer" ADD COLUMN     "rejectReason" "OfferRejectReason";
