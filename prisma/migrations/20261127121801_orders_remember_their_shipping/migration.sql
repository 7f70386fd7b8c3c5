-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "receiptReminders" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "shippedAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "Order_state_receiptReminders_shippedAt_idx" ON "Order"("state", "receiptReminders", "shippedAt");

-- Orders on their way are reminded of from their latest shipping.
UPDATE "Order" SET "shippedAt" = (
  SELECT max("at") FROM "StateChange"
  WHERE "machine" = 'Order' AND "subjectId" = "Order"."id" AND "action" = 'ship'
);
