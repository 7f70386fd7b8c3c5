-- AlterEnum
ALTER TYPE "UploadPurpose" ADD VALUE 'OFFER_FILE';

-- CreateTable
CREATE TABLE "OfferFile" (
    "id" UUID NOT NULL,
    "versionId" UUID NOT NULL,
    "uploadId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "FileKind" NOT NULL,

    CONSTRAINT "OfferFile_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "OfferFile_uploadId_idx" ON "OfferFile"("uploadId");

-- CreateIndex
CREATE UNIQUE INDEX "OfferFile_versionId_position_key" ON "OfferFile"("versionId", "position");

-- AddForeignKey
ALTER TABLE "OfferFile" ADD CONSTRAINT "OfferFile_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "OfferVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OfferFile" ADD CONSTRAINT "OfferFile_uploadId_fkey" FOREIGN KEY ("uploadId") REFERENCES "Upload"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
