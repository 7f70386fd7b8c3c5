-- CreateEnum
CREATE TYPE "DataRecipient" AS ENUM ('ASSISTANT_MODEL', 'WHATSAPP', 'ANALYTICS', 'AIRTABLE');

-- CreateEnum
CREATE TYPE "DataRequestOutcome" AS ENUM ('ERASED', 'DECLINED');

-- AlterEnum
ALTER TYPE "MailedLinkPurpose" ADD VALUE 'CONFIRM_DELETION';

-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "deactivatedAt" TIMESTAMPTZ(3),
ADD COLUMN     "erasedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "MailedLink" ADD COLUMN     "dataRequestId" UUID;

-- CreateTable
CREATE TABLE "DataConsent" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "recipient" "DataRecipient" NOT NULL,
    "version" TEXT NOT NULL,
    "given" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DataConsent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DataRequest" (
    "id" UUID NOT NULL,
    "accountId" UUID,
    "reason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "dueOn" TEXT,
    "outcome" "DataRequestOutcome",
    "answer" TEXT,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "DataRequest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "DataConsent_accountId_recipient_id_idx" ON "DataConsent"("accountId", "recipient", "id");

-- CreateIndex
CREATE INDEX "DataRequest_accountId_idx" ON "DataRequest"("accountId");

-- CreateIndex
CREATE INDEX "DataRequest_confirmedAt_idx" ON "DataRequest"("confirmedAt");

-- CreateIndex
CREATE INDEX "MailedLink_dataRequestId_idx" ON "MailedLink"("dataRequestId");

-- AddForeignKey
ALTER TABLE "MailedLink" ADD CONSTRAINT "MailedLink_dataRequestId_fkey" FOREIGN KEY ("dataRequestId") REFERENCES "DataRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DataConsent" ADD CONSTRAINT "DataConsent_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DataRequest" ADD CONSTRAINT "DataRequest_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What follows is written by hand: Prisma's schema language cannot say it.

CREATE TRIGGER data_consent_immutable BEFORE UPDATE ON "DataConsent"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- History and versions stay as they were but for the words that a person typed: those may be taken out, and nothing else.
CREATE FUNCTION allow_blanking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words TEXT := TG_ARGV[0];
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) ->> words IS NULL
    AND to_jsonb(NEW) - words = to_jsonb(OLD) - words THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION '% rows are immutable', TG_TABLE_NAME;
END
$$;
DROP TRIGGER state_change_immutable ON "StateChange";
CREATE TRIGGER state_change_immutable BEFORE UPDATE OR DELETE ON "StateChange"
  FOR EACH ROW EXECUTE FUNCTION allow_blanking('note');
DROP TRIGGER offer_line_immutable ON "OfferLine";
CREATE TRIGGER offer_line_immutable BEFORE UPDATE ON "OfferLine"
  FOR EACH ROW EXECUTE FUNCTION allow_blanking('description');
