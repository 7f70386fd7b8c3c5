-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "isElsewhere" BOOLEAN NOT NULL DEFAULT false;
