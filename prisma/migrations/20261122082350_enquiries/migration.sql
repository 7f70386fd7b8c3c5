-- CreateEnum
CREATE TYPE "EnquiryKind" AS ENUM ('BUYER_SUPPORT', 'PROVIDER_SUPPORT', 'PROVIDER_REGISTRATION', 'PAYMENT_PROBLEM', 'TECHNICAL_PROBLEM', 'COMMERCIAL', 'OTHER');

-- CreateTable
CREATE TABLE "Enquiry" (
    "id" UUID NOT NULL,
    "submissionKey" UUID NOT NULL,
    "kind" "EnquiryKind" NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "accountId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "Enquiry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Enquiry_submissionKey_key" ON "Enquiry"("submissionKey");

-- CreateIndex
CREATE INDEX "Enquiry_accountId_idx" ON "Enquiry"("accountId");

-- AddForeignKey
ALTER TABLE "Enquiry" ADD CONSTRAINT "Enquiry_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Those that wait for our team, newest first.
CREATE INDEX "Enquiry_waiting" ON "Enquiry"("id") WHERE "answeredAt" IS NULL;
