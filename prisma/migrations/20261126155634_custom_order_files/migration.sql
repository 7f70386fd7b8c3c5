-- AlterEnum
ALTER TYPE "UploadPurpose" ADD VALUE 'CUSTOM_ORDER_FILE';

-- CreateTable
CREATE TABLE "CustomOrderFile" (
    "id" UUID NOT NULL,
    "itemId" UUID NOT NULL,
    "uploadId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "FileKind" NOT NULL,

    CONSTRAINT "CustomOrderFile_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "CustomOrderFile_uploadId_idx" ON "CustomOrderFile"("uploadId");

-- CreateIndex
CREATE UNIQUE INDEX "CustomOrderFile_itemId_position_key" ON "CustomOrderFile"("itemId", "position");

-- AddForeignKey
ALTER TABLE "CustomOrderFile" ADD CONSTRAINT "CustomOrderFile_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "CustomOrderItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomOrderFile" ADD CONSTRAINT "CustomOrderFile_uploadId_fkey" FOREIGN KEY ("uploadId") REFERENCES "Upload"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
