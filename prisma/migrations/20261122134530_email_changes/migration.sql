-- CreateEnum
CREATE TYPE "EmailChangeOutcome" AS ENUM ('DONE', 'REFUSED_BY_OLD', 'REFUSED_BY_NEW', 'CANCELED', 'REPLACED');

-- AlterEnum
ALTER TYPE "MailedLinkPurpose" ADD VALUE 'LEAVE_EMAIL';
ALTER TYPE "MailedLinkPurpose" ADD VALUE 'TAKE_EMAIL';

-- AlterTable
ALTER TABLE "MailedLink" ADD COLUMN     "emailChangeId" UUID;

-- CreateTable
CREATE TABLE "EmailChange" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "oldEmail" TEXT NOT NULL,
    "newEmail" TEXT NOT NULL,
    "oldConfirmedAt" TIMESTAMPTZ(3),
    "newConfirmedAt" TIMESTAMPTZ(3),
    "outcome" "EmailChangeOutcome",
    "endedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EmailChange_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "EmailChange_accountId_id_idx" ON "EmailChange"("accountId", "id");

-- CreateIndex
CREATE INDEX "EmailChange_expiresAt_idx" ON "EmailChange"("expiresAt");

-- CreateIndex
CREATE INDEX "MailedLink_emailChangeId_idx" ON "MailedLink"("emailChangeId");

-- AddForeignKey
ALTER TABLE "MailedLink" ADD CONSTRAINT "MailedLink_emailChangeId_fkey" FOREIGN KEY ("emailChangeId") REFERENCES "EmailChange"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EmailChange" ADD CONSTRAINT "EmailChange_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
