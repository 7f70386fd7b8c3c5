-- AlterTable
ALTER TABLE "ProviderProfile" ADD COLUMN     "digestsRequests" BOOLEAN NOT NULL DEFAULT false;
