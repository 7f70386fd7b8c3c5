-- CreateEnum
CREATE TYPE "PayoutBank" AS ENUM ('BROU', 'BANDES', 'BBVA', 'HERITAGE', 'HSBC', 'ITAU', 'NACION', 'SANTANDER', 'SCOTIABANK', 'MI_DINERO', 'PREX');

-- CreateEnum
CREATE TYPE "PayoutAccountType" AS ENUM ('SAVINGS', 'CHECKING');

-- CreateEnum
CREATE TYPE "PayoutAccountState" AS ENUM ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "PayoutBatchState" AS ENUM ('CLOSED', 'SETTLED');

-- CreateEnum
CREATE TYPE "PayoutLineState" AS ENUM ('PENDING', 'PAID', 'FAILED');

-- AlterEnum
ALTER TYPE "ContactViewPurpose" ADD VALUE 'PAYOUT';

-- AlterEnum
ALTER TYPE "LedgerAccount" ADD VALUE 'PAYING_OUT';

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "LedgerKind" ADD VALUE 'PAYOUT_PAID';
ALTER TYPE "LedgerKind" ADD VALUE 'PAYOUT_FAILED';

-- AlterTable
ALTER TABLE "LedgerTransaction" ADD COLUMN     "payoutLineId" UUID;

-- CreateTable
CREATE TABLE "PayoutAccount" (
    "id" UUID NOT NULL,
    "providerId" UUID NOT NULL,
    "state" "PayoutAccountState" NOT NULL DEFAULT 'PENDING',
    "bank" "PayoutBank" NOT NULL,
    "type" "PayoutAccountType" NOT NULL,
    "sealed" TEXT,
    "ending" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "decidedAt" TIMESTAMPTZ(3),
    "effectiveAt" TIMESTAMPTZ(3),
    "reason" TEXT,

    CONSTRAINT "PayoutAccount_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PayoutBatch" (
    "id" UUID NOT NULL,
    "submissionKey" UUID NOT NULL,
    "state" "PayoutBatchState" NOT NULL DEFAULT 'CLOSED',
    "closedById" UUID NOT NULL,
    "closedAt" TIMESTAMPTZ(3) NOT NULL,
    "exportedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PayoutBatch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PayoutLine" (
    "id" UUID NOT NULL,
    "batchId" UUID NOT NULL,
    "providerId" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "amountCentesimos" INTEGER NOT NULL,
    "state" "PayoutLineState" NOT NULL DEFAULT 'PENDING',
    "settledAt" TIMESTAMPTZ(3),
    "reason" TEXT,

    CONSTRAINT "PayoutLine_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PayoutAccount_providerId_id_idx" ON "PayoutAccount"("providerId", "id");

-- CreateIndex
CREATE INDEX "PayoutAccount_state_id_idx" ON "PayoutAccount"("state", "id");

-- CreateIndex
CREATE UNIQUE INDEX "PayoutBatch_submissionKey_key" ON "PayoutBatch"("submissionKey");

-- CreateIndex
CREATE INDEX "PayoutBatch_closedById_idx" ON "PayoutBatch"("closedById");

-- CreateIndex
CREATE INDEX "PayoutLine_batchId_id_idx" ON "PayoutLine"("batchId", "id");

-- CreateIndex
CREATE INDEX "PayoutLine_providerId_id_idx" ON "PayoutLine"("providerId", "id");

-- CreateIndex
CREATE INDEX "PayoutLine_accountId_idx" ON "PayoutLine"("accountId");

-- CreateIndex
CREATE UNIQUE INDEX "PayoutLine_batchId_providerId_key" ON "PayoutLine"("batchId", "providerId");

-- CreateIndex
CREATE INDEX "LedgerEntry_providerId_id_idx" ON "LedgerEntry"("providerId", "id");

-- CreateIndex
CREATE INDEX "LedgerTransaction_payoutLineId_idx" ON "LedgerTransaction"("payoutLineId");

-- AddForeignKey
ALTER TABLE "LedgerTransaction" ADD CONSTRAINT "LedgerTransaction_payoutLineId_fkey" FOREIGN KEY ("payoutLineId") REFERENCES "PayoutLine"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayoutAccount" ADD CONSTRAINT "PayoutAccount_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ProviderProfile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayoutBatch" ADD CONSTRAINT "PayoutBatch_closedById_fkey" FOREIGN KEY ("closedById") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayoutLine" ADD CONSTRAINT "PayoutLine_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "PayoutBatch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayoutLine" ADD CONSTRAINT "PayoutLine_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ProviderProfile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayoutLine" ADD CONSTRAINT "PayoutLine_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "PayoutAccount"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand.
-- One account of a provider waits for the team at a time.
CREATE UNIQUE INDEX "PayoutAccount_pending" ON "PayoutAccount"("providerId") WHERE state = 'PENDING';
ALTER TABLE "PayoutLine" ADD CONSTRAINT "PayoutLine_amount_positive" CHECK ("amountCentesimos" > 0);
ALTER TABLE "PayoutLine" ADD CONSTRAINT "PayoutLine_settled" CHECK ((state = 'PENDING') = ("settledAt" IS NULL));
