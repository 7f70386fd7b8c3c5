-- AlterTable
ALTER TABLE "WhatsAppContact" ADD COLUMN     "answeringUntil" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "WhatsAppMessage" ALTER COLUMN "delivery" DROP NOT NULL;

-- CreateTable
CREATE TABLE "WhatsAppIncoming" (
    "id" UUID NOT NULL,
    "contactId" UUID NOT NULL,
    "sid" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "media" JSONB NOT NULL,
    "hasOther" BOOLEAN NOT NULL,

    CONSTRAINT "WhatsAppIncoming_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "WhatsAppIncoming_sid_key" ON "WhatsAppIncoming"("sid");

-- CreateIndex
CREATE INDEX "WhatsAppIncoming_contactId_id_idx" ON "WhatsAppIncoming"("contactId", "id");

-- AddForeignKey
ALTER TABLE "WhatsAppIncoming" ADD CONSTRAINT "WhatsAppIncoming_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "WhatsAppContact"("id") ON DELETE CASCADE ON UPDATE CASCADE;
