-- CreateEnum
CREATE TYPE "RequestEditKind" AS ENUM ('EDITED', 'ADDED', 'EXTENDED');

-- CreateEnum
CREATE TYPE "RequestAspect" AS ENUM ('VEHICLE', 'PARTS', 'DESCRIPTION', 'DEPARTMENT', 'FILES');

-- AlterEnum
ALTER TYPE "MailedLinkPurpose" ADD VALUE 'CONFIRM_REQUEST';

-- AlterTable
ALTER TABLE "MailedLink" ADD COLUMN     "requestId" UUID;

-- AlterTable
ALTER TABLE "PartRequest" ADD COLUMN     "cancelReason" TEXT,
ADD COLUMN     "deletedAt" TIMESTAMPTZ(3),
ADD COLUMN     "erasedAt" TIMESTAMPTZ(3),
ADD COLUMN     "extensions" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "firstOfferAt" TIMESTAMPTZ(3),
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "sentAt" TIMESTAMPTZ(3),
ALTER COLUMN "contactName" DROP NOT NULL,
ALTER COLUMN "contactEmail" DROP NOT NULL;

-- CreateTable
CREATE TABLE "RequestEdit" (
    "id" UUID NOT NULL,
    "requestId" UUID NOT NULL,
    "kind" "RequestEditKind" NOT NULL,
    "aspects" "RequestAspect"[],
    "comment" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RequestEdit_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "RequestEdit_requestId_id_idx" ON "RequestEdit"("requestId", "id");

-- CreateIndex
CREATE INDEX "MailedLink_requestId_idx" ON "MailedLink"("requestId");

-- AddForeignKey
ALTER TABLE "MailedLink" ADD CONSTRAINT "MailedLink_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PartRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RequestEdit" ADD CONSTRAINT "RequestEdit_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PartRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Everything asked for so far is with the providers already.
UPDATE "PartRequest" SET "sentAt" = "createdAt";
UPDATE "PartRequest" r SET "firstOfferAt" = first.at
FROM (SELECT "requestId", min("createdAt") AS at FROM "Offer" GROUP BY "requestId") first
WHERE first."requestId" = r.id;

-- A visitor is reached by one or the other; erased, nobody is.
ALTER TABLE "PartRequest" ADD CONSTRAINT "PartRequest_reachable"
  CHECK ("contactEmail" IS NOT NULL OR "contactPhone" IS NOT NULL OR "buyerId" IS NOT NULL OR "erasedAt" IS NOT NULL);
