-- AlterTable
ALTER TABLE "AssistantConversation" ADD COLUMN     "modelConsent" BOOLEAN,
ADD COLUMN     "modelConsentAt" TIMESTAMPTZ(3),
ADD COLUMN     "modelConsentVersion" TEXT;

-- AlterTable
ALTER TABLE "AssistantMessage" ADD COLUMN     "byModel" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "ModelSpending" (
    "day" TEXT NOT NULL,
    "payer" TEXT NOT NULL,
    "calls" INTEGER NOT NULL DEFAULT 0,
    "inputTokens" INTEGER NOT NULL DEFAULT 0,
    "outputTokens" INTEGER NOT NULL DEFAULT 0,
    "centesimos" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ModelSpending_pkey" PRIMARY KEY ("day","payer")
);

-- CreateTable
CREATE TABLE "ModelSwitch" (
    "id" UUID NOT NULL,
    "isOn" BOOLEAN NOT NULL,
    "accountId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ModelSwitch_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ModelSwitch_accountId_idx" ON "ModelSwitch"("accountId");

-- AddForeignKey
ALTER TABLE "ModelSwitch" ADD CONSTRAINT "ModelSwitch_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER model_switch_immutable BEFORE UPDATE OR DELETE ON "ModelSwitch"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
