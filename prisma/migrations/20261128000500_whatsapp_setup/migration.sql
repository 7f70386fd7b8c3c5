-- CreateEnum
CREATE TYPE "WhatsAppRunKind" AS ENUM ('TEST', 'SEND');

-- CreateTable
CREATE TABLE "WhatsAppSetup" (
    "id" INTEGER NOT NULL,
    "accountSid" TEXT,
    "sealedToken" TEXT,
    "number" TEXT,
    "businessNumber" TEXT,
    "noticeContent" TEXT,
    "codeContent" TEXT,
    "isOn" BOOLEAN NOT NULL DEFAULT true,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "restsUntil" TIMESTAMPTZ(3),

    CONSTRAINT "WhatsAppSetup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WhatsAppRun" (
    "id" UUID NOT NULL,
    "kind" "WhatsAppRunKind" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "error" TEXT,

    CONSTRAINT "WhatsAppRun_pkey" PRIMARY KEY ("id")
);

-- The only row of the settings.
INSERT INTO "WhatsAppSetup" (id) VALUES (1);
