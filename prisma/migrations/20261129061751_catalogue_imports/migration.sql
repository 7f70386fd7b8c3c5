-- CreateEnum
CREATE TYPE "CatalogueImportState" AS ENUM ('WAITING', 'RUNNING', 'DONE', 'FAILED');

-- CreateEnum
CREATE TYPE "CatalogueImportProblem" AS ENUM ('KEY_ENDED', 'NOT_ALLOWED', 'TOO_MANY_ROWS', 'FILE_GONE', 'STALLED');

-- AlterTable
ALTER TABLE "CatalogueItem" ADD COLUMN     "importId" UUID;

-- CreateTable
CREATE TABLE "CatalogueImport" (
    "id" UUID NOT NULL,
    "providerId" UUID NOT NULL,
    "keyId" UUID,
    "fileName" TEXT NOT NULL,
    "state" "CatalogueImportState" NOT NULL DEFAULT 'WAITING',
    "problem" "CatalogueImportProblem",
    "bytes" INTEGER NOT NULL,
    "readBytes" INTEGER NOT NULL DEFAULT 0,
    "readLines" INTEGER NOT NULL DEFAULT 0,
    "batches" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "rejected" INTEGER NOT NULL DEFAULT 0,
    "hasResult" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "startedAt" TIMESTAMPTZ(3),
    "progressAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CatalogueImport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CatalogueImportBatch" (
    "importId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "results" TEXT NOT NULL,
    "rejections" JSONB NOT NULL,

    CONSTRAINT "CatalogueImportBatch_pkey" PRIMARY KEY ("importId","number")
);

-- CreateIndex
CREATE INDEX "CatalogueImport_providerId_id_idx" ON "CatalogueImport"("providerId", "id" DESC);

-- CreateIndex
CREATE INDEX "CatalogueImport_expiresAt_idx" ON "CatalogueImport"("expiresAt");

-- One import of a provider runs at a time.
CREATE UNIQUE INDEX "CatalogueImport_running" ON "CatalogueImport"("providerId") WHERE "state" = 'RUNNING';

-- AddForeignKey
ALTER TABLE "CatalogueImport" ADD CONSTRAINT "CatalogueImport_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ProviderProfile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CatalogueImportBatch" ADD CONSTRAINT "CatalogueImportBatch_importId_fkey" FOREIGN KEY ("importId") REFERENCES "CatalogueImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;
