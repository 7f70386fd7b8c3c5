-- Whoever asks for a deletion without confirming it leaves a row: the team's lists pass over none of them.
CREATE INDEX "DataRequest_confirmed" ON "DataRequest" (id) WHERE "confirmedAt" IS NOT NULL;
CREATE INDEX "DataRequest_waiting" ON "DataRequest" (id) WHERE "confirmedAt" IS NOT NULL AND outcome IS NULL;
-- What nobody confirmed is found by its age.
DROP INDEX "DataRequest_confirmedAt_idx";
CREATE INDEX "DataRequest_confirmedAt_createdAt_idx" ON "DataRequest"("confirmedAt", "createdAt");
