-- AlterTable
ALTER TABLE "PartRequest" ADD COLUMN     "followVersion" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "takenByLink" BOOLEAN NOT NULL DEFAULT false;
