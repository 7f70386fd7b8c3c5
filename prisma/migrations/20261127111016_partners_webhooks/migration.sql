-- CreateEnum
CREATE TYPE "PartnerEventKind" AS ENUM ('REQUEST_MATCHED', 'REQUEST_CHANGED', 'OFFER_CHANGED', 'OFFER_ASKED', 'OFFER_ACCEPTED', 'OFFER_ENDED', 'ORDER_PAID', 'ORDER_CHANGED', 'ORDER_RELEASED', 'ORDER_CANCELED', 'WEBHOOK_TEST');

-- CreateEnum
CREATE TYPE "WebhookDeliveryState" AS ENUM ('PENDING', 'DELIVERED', 'FAILED');

-- CreateTable
CREATE TABLE "PartnerStream" (
    "providerId" UUID NOT NULL,
    "lastNumber" INTEGER NOT NULL,

    CONSTRAINT "PartnerStream_pkey" PRIMARY KEY ("providerId")
);

-- CreateTable
CREATE TABLE "PartnerEvent" (
    "id" UUID NOT NULL,
    "providerId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" "PartnerEventKind" NOT NULL,
    "subjectId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PartnerEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Webhook" (
    "id" UUID NOT NULL,
    "providerId" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "kinds" "PartnerEventKind"[],
    "sealedSecret" TEXT NOT NULL,
    "formerSecret" TEXT,
    "formerUntil" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "disabledAt" TIMESTAMPTZ(3),

    CONSTRAINT "Webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WebhookDelivery" (
    "id" UUID NOT NULL,
    "webhookId" UUID NOT NULL,
    "eventId" UUID NOT NULL,
    "state" "WebhookDeliveryState" NOT NULL DEFAULT 'PENDING',
    "body" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "attemptedAt" TIMESTAMPTZ(3),
    "nextAt" TIMESTAMPTZ(3),
    "status" INTEGER,
    "problem" TEXT,

    CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PartnerEvent_at_idx" ON "PartnerEvent"("at");

-- CreateIndex
CREATE UNIQUE INDEX "PartnerEvent_providerId_number_key" ON "PartnerEvent"("providerId", "number");

-- CreateIndex
CREATE INDEX "Webhook_providerId_idx" ON "Webhook"("providerId");

-- CreateIndex
CREATE INDEX "WebhookDelivery_webhookId_id_idx" ON "WebhookDelivery"("webhookId", "id" DESC);

-- CreateIndex
CREATE INDEX "WebhookDelivery_eventId_idx" ON "WebhookDelivery"("eventId");

-- AddForeignKey
ALTER TABLE "PartnerStream" ADD CONSTRAINT "PartnerStream_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ProviderProfile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PartnerEvent" ADD CONSTRAINT "PartnerEvent_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ProviderProfile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Webhook" ADD CONSTRAINT "Webhook_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ProviderProfile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "Webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "PartnerEvent"("id") ON DELETE CASCADE ON UPDATE CASCADE;
