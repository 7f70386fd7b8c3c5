-- CreateEnum
CREATE TYPE "ConsentPolicy" AS ENUM ('TERMS_OF_USE', 'PRIVACY_POLICY');

-- CreateTable
CREATE TABLE "PolicyConsent" (
    "accountId" UUID NOT NULL,
    "policy" "ConsentPolicy" NOT NULL,
    "version" TEXT NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PolicyConsent_pkey" PRIMARY KEY ("accountId","policy","version")
);

-- AddForeignKey
ALTER TABLE "PolicyConsent" ADD CONSTRAINT "PolicyConsent_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The sign-up said: 'Acepto los términos de uso y la política de privacidad'; both had one version.
INSERT INTO "PolicyConsent" ("accountId", "policy", "version", "acceptedAt")
SELECT account."id", policy, account."termsVersion", account."createdAt"
FROM "Account" account, unnest(enum_range(NULL::"ConsentPolicy")) policy;

-- AlterTable
ALTER TABLE "Account" DROP COLUMN "termsVersion";

-- AlterTable
ALTER TABLE "Registration" ADD COLUMN "policies" JSONB NOT NULL DEFAULT '{"termsOfUse": "2025-07-24", "privacyPolicy": "2025-07-24"}';
ALTER TABLE "Registration" ALTER COLUMN "policies" DROP DEFAULT;
