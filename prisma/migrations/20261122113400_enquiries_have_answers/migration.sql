-- AlterTable
ALTER TABLE "Enquiry" ADD COLUMN     "answer" TEXT;
