-- AlterEnum
ALTER TYPE "UploadPurpose" ADD VALUE 'MESSAGE_FILE';

-- CreateTable
CREATE TABLE "MessageFile" (
    "id" UUID NOT NULL,
    "messageId" UUID NOT NULL,
    "uploadId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" "FileKind" NOT NULL,

    CONSTRAINT "MessageFile_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "MessageFile_uploadId_key" ON "MessageFile"("uploadId");

-- CreateIndex
CREATE UNIQUE INDEX "MessageFile_messageId_position_key" ON "MessageFile"("messageId", "position");

-- AddForeignKey
ALTER TABLE "MessageFile" ADD CONSTRAINT "MessageFile_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MessageFile" ADD CONSTRAINT "MessageFile_uploadId_fkey" FOREIGN KEY ("uploadId") REFERENCES "Upload"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
