-- AlterEnum
ALTER TYPE "SettingName" ADD VALUE 'AIRTABLE_PERSONAL_DATA';

-- AlterTable
ALTER TABLE "AirtableSettings" ADD COLUMN     "emptyingSince" TIMESTAMPTZ(3),
ADD COLUMN     "sendsPersonalData" BOOLEAN NOT NULL DEFAULT false;
