-- CreateEnum
CREATE TYPE "IdentityProvider" AS ENUM ('GOOGLE', 'FACEBOOK');

-- AlterTable
ALTER TABLE "Account" ALTER COLUMN "passwordHash" DROP NOT NULL;

-- AlterTable
ALTER TABLE "Registration" ADD COLUMN     "identity" JSONB,
ALTER COLUMN "passwordHash" DROP NOT NULL;

-- CreateTable
CREATE TABLE "ExternalIdentity" (
    "provider" "IdentityProvider" NOT NULL,
    "subject" TEXT NOT NULL,
    "accountId" UUID NOT NULL,
    "label" TEXT NOT NULL,
    "linkedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ExternalIdentity_pkey" PRIMARY KEY ("provider","subject")
);

-- CreateTable
CREATE TABLE "ExternalReturn" (
    "id" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "provider" "IdentityProvider" NOT NULL,
    "subject" TEXT,
    "name" TEXT,
    "email" TEXT,
    "emailIsVerified" BOOLEAN NOT NULL DEFAULT false,
    "onward" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ExternalReturn_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ExternalIdentity_accountId_provider_key" ON "ExternalIdentity"("accountId", "provider");

-- CreateIndex
CREATE UNIQUE INDEX "ExternalReturn_tokenHash_key" ON "ExternalReturn"("tokenHash");

-- CreateIndex
CREATE INDEX "ExternalReturn_expiresAt_idx" ON "ExternalReturn"("expiresAt");

-- AddForeignKey
ALTER TABLE "ExternalIdentity" ADD CONSTRAINT "ExternalIdentity_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the account of a sign-up is to be entered by.
ALTER TABLE "Registration" ADD CONSTRAINT "Registration_entrance" CHECK (("passwordHash" IS NULL) <> ("identity" IS NULL));
