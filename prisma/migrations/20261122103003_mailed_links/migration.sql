-- CreateEnum
CREATE TYPE "MailedLinkPurpose" AS ENUM ('CONFIRM_EMAIL', 'SET_PASSWORD', 'SIGN_IN');

-- The token of a link that was mailed before cannot be computed here, because its signature needs the secret: whoever has
-- signed up within the last day and not confirmed it signs up again. The other rows were over or used.
DELETE FROM "Registration";

-- AlterTable
ALTER TABLE "Registration" DROP COLUMN "expiresAt",
DROP COLUMN "usedAt";

-- CreateTable
CREATE TABLE "MailedLink" (
    "id" UUID NOT NULL,
    "purpose" "MailedLinkPurpose" NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "accountId" UUID,
    "registrationId" UUID,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MailedLink_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "MailedLink_tokenHash_key" ON "MailedLink"("tokenHash");

-- CreateIndex
CREATE INDEX "MailedLink_accountId_idx" ON "MailedLink"("accountId");

-- CreateIndex
CREATE INDEX "MailedLink_registrationId_idx" ON "MailedLink"("registrationId");

-- CreateIndex
CREATE INDEX "MailedLink_expiresAt_idx" ON "MailedLink"("expiresAt");

-- AddForeignKey
ALTER TABLE "MailedLink" ADD CONSTRAINT "MailedLink_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailedLink" ADD CONSTRAINT "MailedLink_registrationId_fkey" FOREIGN KEY ("registrationId") REFERENCES "Registration"("id") ON DELETE CASCADE ON UPDATE CASCADE;
