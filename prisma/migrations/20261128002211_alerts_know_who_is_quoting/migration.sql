-- AlterTable
ALTER TABLE "RequestAlert" ADD COLUMN     "quotingAt" TIMESTAMPTZ(3);
