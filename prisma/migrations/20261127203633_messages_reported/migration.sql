-- CreateEnum
CREATE TYPE "MessageReporter" AS ENUM ('BUYER', 'PROVIDER');

-- CreateEnum
CREATE TYPE "MessageReportOutcome" AS ENUM ('DISMISSED', 'WARNED', 'HIDDEN');

-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "hiddenAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "MessageReport" (
    "id" UUID NOT NULL,
    "messageId" UUID NOT NULL,
    "reporter" "MessageReporter" NOT NULL,
    "reason" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "outcome" "MessageReportOutcome",
    "closedAt" TIMESTAMPTZ(3),
    "warning" TEXT,

    CONSTRAINT "MessageReport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "MessageReport_outcome_id_idx" ON "MessageReport"("outcome", "id");

-- CreateIndex
CREATE UNIQUE INDEX "MessageReport_messageId_reporter_key" ON "MessageReport"("messageId", "reporter");

-- AddForeignKey
ALTER TABLE "MessageReport" ADD CONSTRAINT "MessageReport_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "MessageReport" ADD CONSTRAINT "MessageReport_closed" CHECK ((outcome IS NULL) = ("closedAt" IS NULL));
ALTER TABLE "MessageReport" ADD CONSTRAINT "MessageReport_warning" CHECK (warning IS NULL OR outcome IN ('WARNED', 'HIDDEN'));
