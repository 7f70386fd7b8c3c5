-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "warrantyCode" TEXT NOT NULL DEFAULT upper(substr(md5((gen_random_uuid())::text), 1, 16));

-- CreateIndex
CREATE UNIQUE INDEX "Order_warrantyCode_key" ON "Order"("warrantyCode");
