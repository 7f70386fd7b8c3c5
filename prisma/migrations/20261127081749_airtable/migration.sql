-- CreateEnum
CREATE TYPE "AirtableTable" AS ENUM ('USERS', 'REQUESTS', 'CONSULTATIONS', 'OFFERS');

-- CreateEnum
CREATE TYPE "AirtableRunKind" AS ENUM ('TEST', 'TABLES', 'SYNC');

-- CreateTable
CREATE TABLE "AirtableSettings" (
    "id" INTEGER NOT NULL,
    "sealedKey" TEXT,
    "ending" TEXT,
    "baseId" TEXT,
    "isOn" BOOLEAN NOT NULL DEFAULT false,
    "tables" JSONB,
    "leasedUntil" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "restsUntil" TIMESTAMPTZ(3),
    "resyncAt" TIMESTAMPTZ(3),

    CONSTRAINT "AirtableSettings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AirtableChange" (
    "table" "AirtableTable" NOT NULL,
    "rowId" UUID NOT NULL,
    "version" UUID NOT NULL,

    CONSTRAINT "AirtableChange_pkey" PRIMARY KEY ("table","rowId")
);

-- CreateTable
CREATE TABLE "AirtableRun" (
    "id" UUID NOT NULL,
    "kind" "AirtableRunKind" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,
    "error" TEXT,

    CONSTRAINT "AirtableRun_pkey" PRIMARY KEY ("id")
);

-- The only row of the settings.
INSERT INTO "AirtableSettings" (id) VALUES (1);
