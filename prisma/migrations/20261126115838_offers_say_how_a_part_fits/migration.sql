-- CreateEnum
CREATE TYPE "FitBasis" AS ENUM ('VIN', 'PART_NUMBER', 'PHOTO', 'UNIVERSAL', 'NOT_SURE');

-- AlterTable
ALTER TABLE "OfferLine" ADD COLUMN     "fitBasis" "FitBasis";
