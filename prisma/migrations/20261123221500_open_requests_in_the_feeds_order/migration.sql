-- The feed goes by "feedKey": what it reads open requests by has to be in that order, or they are all read and sorted.
DROP INDEX "PartRequest_open_id_idx";
DROP INDEX "PartRequest_open_brandKey_id_idx";
DROP INDEX "PartRequest_open_origin_id_idx";

-- CreateIndex
CREATE INDEX "PartRequest_open_feedKey_idx" ON "PartRequest"("feedKey")
  WHERE "state" IN ('OPEN', 'ANSWERED');
CREATE INDEX "PartRequest_open_brandKey_feedKey_idx" ON "PartRequest"("brandKey", "feedKey")
  WHERE "state" IN ('OPEN', 'ANSWERED');
CREATE INDEX "PartRequest_open_origin_feedKey_idx" ON "PartRequest"("origin", "feedKey")
  WHERE "state" IN ('OPEN', 'ANSWERED');
