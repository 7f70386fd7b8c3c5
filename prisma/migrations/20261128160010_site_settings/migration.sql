-- CreateEnum
CREATE TYPE "SettingName" AS ENUM ('CANCELLATION_FEE', 'NEW_BUYER_PURCHASES', 'NEW_BUYER_AMOUNT', 'NEW_BUYER_DAYS', 'NEW_BUYER_CONTACT_CHECK', 'UNPROVEN_REQUESTS', 'QUIET_HOURS', 'SUPPORT_EMAIL', 'SUPPORT_PHONE', 'SUPPORT_HOURS', 'WHATSAPP_NUMBER', 'AIRTABLE_KEY', 'AIRTABLE_BASE', 'AIRTABLE_SENDING', 'TWILIO_ACCOUNT', 'TWILIO_TOKEN', 'TWILIO_NUMBER', 'TWILIO_TEST_NUMBER', 'TWILIO_NOTICE_TEMPLATE', 'TWILIO_CODE_TEMPLATE', 'TWILIO_SENDING', 'LANGUAGE_MODEL');

-- CreateTable
CREATE TABLE "SavedSetting" (
    "name" "SettingName" NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "SavedSetting_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "SettingChange" (
    "id" UUID NOT NULL,
    "name" "SettingName" NOT NULL,
    "from" TEXT,
    "to" TEXT,
    "accountId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SettingChange_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SettingChange_name_id_idx" ON "SettingChange"("name", "id");

-- CreateIndex
CREATE INDEX "SettingChange_accountId_idx" ON "SettingChange"("accountId");

-- AddForeignKey
ALTER TABLE "SettingChange" ADD CONSTRAINT "SettingChange_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
