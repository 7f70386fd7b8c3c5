-- AlterTable
ALTER TABLE "RequestFile" ADD COLUMN     "partId" UUID;

-- CreateIndex
CREATE INDEX "RequestFile_partId_idx" ON "RequestFile"("partId");

-- AddForeignKey
ALTER TABLE "RequestFile" ADD CONSTRAINT "RequestFile_partId_fkey" FOREIGN KEY ("partId") REFERENCES "RequestedPart"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Where one part was asked for, its files show that.
UPDATE "RequestFile" f
SET "partId" = p."id"
FROM "RequestedPart" p
WHERE p."requestId" = f."requestId"
  AND NOT EXISTS (SELECT 1 FROM "RequestedPart" other WHERE other."requestId" = p."requestId" AND other."id" <> p."id");
