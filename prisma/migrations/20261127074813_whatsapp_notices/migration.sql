-- CreateEnum
CREATE TYPE "WhatsAppMessageState" AS ENUM ('SENDING', 'SENT', 'FAILED', 'DELIVERED', 'READ');

-- AlterEnum
ALTER TYPE "NoticeChannel" ADD VALUE 'WHATSAPP';

-- CreateTable
CREATE TABLE "WhatsAppContact" (
    "id" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "accountId" UUID,
    "provenAt" TIMESTAMPTZ(3),
    "heardAt" TIMESTAMPTZ(3),
    "stoppedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WhatsAppContact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WhatsAppCode" (
    "accountId" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    "triesLeft" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WhatsAppCode_pkey" PRIMARY KEY ("accountId")
);

-- CreateTable
CREATE TABLE "WhatsAppMessage" (
    "id" UUID NOT NULL,
    "contactId" UUID NOT NULL,
    "sid" TEXT,
    "state" "WhatsAppMessageState" NOT NULL DEFAULT 'SENDING',
    "errorCode" INTEGER,
    "byTemplate" BOOLEAN NOT NULL,
    "delivery" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WhatsAppMessage_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "WhatsAppContact_phone_key" ON "WhatsAppContact"("phone");

-- CreateIndex
CREATE UNIQUE INDEX "WhatsAppContact_accountId_key" ON "WhatsAppContact"("accountId");

-- CreateIndex
CREATE INDEX "WhatsAppContact_heardAt_idx" ON "WhatsAppContact"("heardAt");

-- CreateIndex
CREATE INDEX "WhatsAppCode_expiresAt_idx" ON "WhatsAppCode"("expiresAt");

-- CreateIndex
CREATE INDEX "WhatsAppMessage_contactId_id_idx" ON "WhatsAppMessage"("contactId", "id");

-- CreateIndex
CREATE INDEX "WhatsAppMessage_createdAt_idx" ON "WhatsAppMessage"("createdAt");

-- AddForeignKey
ALTER TABLE "WhatsAppContact" ADD CONSTRAINT "WhatsAppContact_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WhatsAppCode" ADD CONSTRAINT "WhatsAppCode_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WhatsAppMessage" ADD CONSTRAINT "WhatsAppMessage_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "WhatsAppContact"("id") ON DELETE CASCADE ON UPDATE CASCADE;
