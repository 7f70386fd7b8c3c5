-- CreateIndex
CREATE INDEX "RequestAlert_providerId_requestId_idx" ON "RequestAlert"("providerId", "requestId");

-- The open requests of a department in the feed's order.
CREATE INDEX "PartRequest_open_department_feedKey_idx" ON "PartRequest"("department", "feedKey")
  WHERE "state" IN ('OPEN', 'ANSWERED');
