-- AlterTable
ALTER TABLE "Dispute" ADD COLUMN     "openedByTeam" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "receiptAskedAt" TIMESTAMPTZ(3);
