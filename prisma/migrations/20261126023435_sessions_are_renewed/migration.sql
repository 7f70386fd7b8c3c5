-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "markGeneration" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "formerTokenHash" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Session_formerTokenHash_key" ON "Session"("formerTokenHash");
