-- CreateEnum
CREATE TYPE "ProviderVerifiedField" AS ENUM ('COMPANY_NAME', 'BUSINESS_NAME', 'RUT', 'ADDRESS');

-- CreateEnum
CREATE TYPE "ProviderChangeState" AS ENUM ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN');

-- CreateTable
CREATE TABLE "ProviderChange" (
    "id" UUID NOT NULL,
    "providerId" UUID NOT NULL,
    "state" "ProviderChangeState" NOT NULL DEFAULT 'PENDING',
    "fields" "ProviderVerifiedField"[],
    "companyName" TEXT,
    "businessName" TEXT,
    "rut" TEXT,
    "address" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "decidedAt" TIMESTAMPTZ(3),
    "reason" TEXT,

    CONSTRAINT "ProviderChange_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ProviderChange_providerId_id_idx" ON "ProviderChange"("providerId", "id");

-- One change of a provider waits at a time.
CREATE UNIQUE INDEX "ProviderChange_pending" ON "ProviderChange"("providerId") WHERE state = 'PENDING';

-- AddForeignKey
ALTER TABLE "ProviderChange" ADD CONSTRAINT "ProviderChange_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ProviderProfile"("id") ON DELETE CASCADE ON UPDATE CASCADE;
