-- CreateEnum
CREATE TYPE "UploadPurpose" AS ENUM ('REQUEST_FILE');

-- AlterTable
ALTER TABLE "Upload" ADD COLUMN     "claimedAt" TIMESTAMPTZ(3),
ADD COLUMN     "purpose" "UploadPurpose";

-- Requests are all that files could be sent for.
UPDATE "Upload" SET "purpose" = 'REQUEST_FILE';
UPDATE "Upload" u SET "claimedAt" = r."createdAt"
FROM "RequestFile" f JOIN "PartRequest" r ON r."id" = f."requestId"
WHERE f."uploadId" = u."id";

-- AlterTable
ALTER TABLE "Upload" ALTER COLUMN "purpose" SET NOT NULL;
