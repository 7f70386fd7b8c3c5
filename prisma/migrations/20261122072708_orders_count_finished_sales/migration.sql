-- CreateIndex
CREATE INDEX "Order_providerId_state_idx" ON "Order"("providerId", "state");
