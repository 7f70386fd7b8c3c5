-- CreateTable
CREATE TABLE "SyncedOffer" (
    "providerId" UUID NOT NULL,
    "externalId" TEXT NOT NULL,
    "offerId" UUID NOT NULL,
    "rowHash" TEXT NOT NULL,
    "syncedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SyncedOffer_pkey" PRIMARY KEY ("providerId","externalId")
);

-- CreateTable
CREATE TABLE "IdempotentCall" (
    "providerId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "inputHash" TEXT NOT NULL,
    "answer" JSONB,
    "calledAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "IdempotentCall_pkey" PRIMARY KEY ("providerId","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "SyncedOffer_offerId_key" ON "SyncedOffer"("offerId");

-- CreateIndex
CREATE INDEX "IdempotentCall_calledAt_idx" ON "IdempotentCall"("calledAt");

-- AddForeignKey
ALTER TABLE "SyncedOffer" ADD CONSTRAINT "SyncedOffer_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ProviderProfile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SyncedOffer" ADD CONSTRAINT "SyncedOffer_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdempotentCall" ADD CONSTRAINT "IdempotentCall_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ProviderProfile"("id") ON DELETE CASCADE ON UPDATE CASCADE;
