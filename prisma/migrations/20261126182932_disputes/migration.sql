-- CreateEnum
CREATE TYPE "DisputeState" AS ENUM ('OPEN', 'ANSWERED', 'IN_REVIEW', 'RESOLVED', 'APPEALED', 'CLOSED');

-- CreateEnum
CREATE TYPE "DisputeReason" AS ENUM ('NOT_ARRIVED', 'NOT_AS_AGREED', 'DAMAGED', 'DOES_NOT_FIT', 'INCOMPLETE');

-- CreateEnum
CREATE TYPE "DisputeParty" AS ENUM ('BUYER', 'PROVIDER');

-- CreateEnum
CREATE TYPE "DisputeSolution" AS ENUM ('REFUND_ALL', 'REFUND_PART', 'SEND_AGAIN', 'RELEASE');

-- AlterEnum
ALTER TYPE "LedgerKind" ADD VALUE 'RELEASE_REVERSAL';

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "OrderState" ADD VALUE 'DISPUTED';
ALTER TYPE "OrderState" ADD VALUE 'REFUNDED';
ALTER TYPE "OrderState" ADD VALUE 'PARTIALLY_REFUNDED';

-- AlterEnum
ALTER TYPE "UploadPurpose" ADD VALUE 'DISPUTE_FILE';

-- CreateTable
CREATE TABLE "Dispute" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "state" "DisputeState" NOT NULL DEFAULT 'OPEN',
    "reason" "DisputeReason" NOT NULL,
    "text" TEXT NOT NULL,
    "orderState" "OrderState" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "answerDueAt" TIMESTAMPTZ(3) NOT NULL,
    "answer" TEXT,
    "answeredAt" TIMESTAMPTZ(3),
    "reviewDueAt" TIMESTAMPTZ(3),
    "decisionDueAt" TIMESTAMPTZ(3) NOT NULL,
    "solution" "DisputeSolution",
    "refundCentesimos" INTEGER,
    "decision" TEXT,
    "decidedAt" TIMESTAMPTZ(3),
    "appealUntil" TIMESTAMPTZ(3),
    "appealedBy" "DisputeParty",
    "appeal" TEXT,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Dispute_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DisputeProposal" (
    "id" UUID NOT NULL,
    "disputeId" UUID NOT NULL,
    "party" "DisputeParty" NOT NULL,
    "solution" "DisputeSolution" NOT NULL,
    "refundCentesimos" INTEGER NOT NULL,
    "text" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3),

    CONSTRAINT "DisputeProposal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DisputeFile" (
    "id" UUID NOT NULL,
    "disputeId" UUID NOT NULL,
    "uploadId" UUID NOT NULL,
    "party" "DisputeParty" NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "FileKind" NOT NULL,

    CONSTRAINT "DisputeFile_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Dispute_orderId_id_idx" ON "Dispute"("orderId", "id");

-- CreateIndex
CREATE INDEX "Dispute_state_id_idx" ON "Dispute"("state", "id");

-- CreateIndex
CREATE INDEX "DisputeProposal_disputeId_id_idx" ON "DisputeProposal"("disputeId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "DisputeFile_uploadId_key" ON "DisputeFile"("uploadId");

-- CreateIndex
CREATE UNIQUE INDEX "DisputeFile_disputeId_party_position_key" ON "DisputeFile"("disputeId", "party", "position");

-- AddForeignKey
ALTER TABLE "Dispute" ADD CONSTRAINT "Dispute_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DisputeProposal" ADD CONSTRAINT "DisputeProposal_disputeId_fkey" FOREIGN KEY ("disputeId") REFERENCES "Dispute"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DisputeFile" ADD CONSTRAINT "DisputeFile_disputeId_fkey" FOREIGN KEY ("disputeId") REFERENCES "Dispute"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DisputeFile" ADD CONSTRAINT "DisputeFile_uploadId_fkey" FOREIGN KEY ("uploadId") REFERENCES "Upload"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand.
-- One dispute of an order is under way at a time, and one settles its money.
CREATE UNIQUE INDEX "Dispute_open" ON "Dispute"("orderId") WHERE state <> 'CLOSED';
CREATE UNIQUE INDEX "Dispute_settled" ON "Dispute"("orderId")
  WHERE state = 'CLOSED' AND solution IN ('REFUND_ALL', 'REFUND_PART', 'RELEASE');
ALTER TABLE "Dispute" ADD CONSTRAINT "Dispute_closed" CHECK ((state = 'CLOSED') = ("closedAt" IS NOT NULL));
ALTER TABLE "Dispute" ADD CONSTRAINT "Dispute_terms" CHECK ((solution IS NULL) = ("refundCentesimos" IS NULL));
ALTER TABLE "Dispute" ADD CONSTRAINT "Dispute_decided"
  CHECK (state NOT IN ('RESOLVED', 'APPEALED') OR (solution IS NOT NULL AND decision IS NOT NULL AND "appealUntil" IS NOT NULL));
ALTER TABLE "Dispute" ADD CONSTRAINT "Dispute_refund_not_negative" CHECK ("refundCentesimos" >= 0);
ALTER TABLE "DisputeProposal" ADD CONSTRAINT "DisputeProposal_refund_not_negative" CHECK ("refundCentesimos" >= 0);
