-- AlterTable
ALTER TABLE "PartRequest" ADD COLUMN     "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

UPDATE "PartRequest" r
SET "changedAt" = COALESCE((SELECT max(e.at) FROM "RequestEdit" e WHERE e."requestId" = r.id), r."sentAt", r."createdAt");

-- The open requests that changed since a moment, for programs that sync the feed.
CREATE INDEX "PartRequest_open_changedAt_idx" ON "PartRequest"("changedAt") WHERE "state" IN ('OPEN', 'ANSWERED');
