-- AlterEnum
ALTER TYPE "LedgerAccount" ADD VALUE 'LOSS_EXPENSE';

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "LedgerKind" ADD VALUE 'CASE_LOSS';
ALTER TYPE "LedgerKind" ADD VALUE 'CASE_LOSS_REVERSAL';

-- AlterTable
ALTER TABLE "PaymentCase" ADD COLUMN     "bookedCentesimos" INTEGER NOT NULL DEFAULT 0;
