-- AlterTable
ALTER TABLE "ProviderProfile" ADD COLUMN     "alertsMailedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "RequestAlert" (
    "requestId" UUID NOT NULL,
    "providerId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "mailedAt" TIMESTAMPTZ(3),

    CONSTRAINT "RequestAlert_pkey" PRIMARY KEY ("requestId","providerId")
);

-- CreateIndex
CREATE INDEX "RequestAlert_mailedAt_providerId_idx" ON "RequestAlert"("mailedAt", "providerId");

-- CreateIndex
CREATE INDEX "RequestAlert_createdAt_idx" ON "RequestAlert"("createdAt");

-- AddForeignKey
ALTER TABLE "RequestAlert" ADD CONSTRAINT "RequestAlert_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PartRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RequestAlert" ADD CONSTRAINT "RequestAlert_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ProviderProfile"("id") ON DELETE CASCADE ON UPDATE CASCADE;
