-- CreateIndex
CREATE INDEX "PartRequest_brandKey_id_idx" ON "PartRequest"("brandKey", "id");
