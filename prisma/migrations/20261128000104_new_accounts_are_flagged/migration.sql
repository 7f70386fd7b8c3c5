-- CreateEnum
CREATE TYPE "PurchaseFlagKind" AS ENUM ('COUNT', 'AMOUNT', 'CONTACT');

-- CreateEnum
CREATE TYPE "PurchaseFlagOutcome" AS ENUM ('CLEARED', 'CONFIRMED');

-- CreateTable
CREATE TABLE "PurchaseFlag" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "kind" "PurchaseFlagKind" NOT NULL,
    "purchases" INTEGER NOT NULL,
    "amountCentesimos" INTEGER NOT NULL,
    "limit" INTEGER,
    "requestId" UUID,
    "flaggedAt" TIMESTAMPTZ(3) NOT NULL,
    "outcome" "PurchaseFlagOutcome",
    "decidedAt" TIMESTAMPTZ(3),
    "note" TEXT,

    CONSTRAINT "PurchaseFlag_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PurchaseFlag_requestId_idx" ON "PurchaseFlag"("requestId");

-- CreateIndex
CREATE INDEX "PurchaseFlag_outcome_id_idx" ON "PurchaseFlag"("outcome", "id");

-- CreateIndex
CREATE UNIQUE INDEX "PurchaseFlag_accountId_kind_key" ON "PurchaseFlag"("accountId", "kind");

-- AddForeignKey
ALTER TABLE "PurchaseFlag" ADD CONSTRAINT "PurchaseFlag_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PurchaseFlag" ADD CONSTRAINT "PurchaseFlag_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PartRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
