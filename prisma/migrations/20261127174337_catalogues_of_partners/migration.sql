-- AlterEnum
ALTER TYPE "ApiScope" ADD VALUE 'CATALOGUE_WRITE';

-- AlterTable
ALTER TABLE "RequestedPart" ADD COLUMN     "numberKey" TEXT,
ADD COLUMN     "partKey" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "CatalogueItem" (
    "id" UUID NOT NULL,
    "providerId" UUID NOT NULL,
    "externalId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "partKey" TEXT NOT NULL,
    "partNumber" TEXT,
    "numberKey" TEXT,
    "condition" "PartCondition" NOT NULL,
    "priceCentesimos" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "deliveryTime" "DeliveryTime" NOT NULL,
    "warrantyDays" INTEGER,
    "searchKey" TEXT NOT NULL,
    "rowHash" TEXT NOT NULL,
    "syncedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CatalogueItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CatalogueFit" (
    "itemId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "brand" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "vehicleKey" TEXT NOT NULL,
    "yearFrom" INTEGER NOT NULL,
    "yearTo" INTEGER NOT NULL,

    CONSTRAINT "CatalogueFit_pkey" PRIMARY KEY ("itemId","position")
);

-- CreateTable
CREATE TABLE "CatalogueProposal" (
    "requestId" UUID NOT NULL,
    "providerId" UUID NOT NULL,

    CONSTRAINT "CatalogueProposal_pkey" PRIMARY KEY ("requestId","providerId")
);

-- CreateIndex
CREATE INDEX "CatalogueItem_providerId_id_idx" ON "CatalogueItem"("providerId", "id");

-- CreateIndex
CREATE INDEX "CatalogueItem_numberKey_providerId_idx" ON "CatalogueItem"("numberKey", "providerId");

-- CreateIndex
CREATE INDEX "CatalogueItem_partKey_providerId_idx" ON "CatalogueItem"("partKey", "providerId");

-- CreateIndex
CREATE INDEX "CatalogueItem_searchKey_idx" ON "CatalogueItem" USING GIN ("searchKey" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "CatalogueItem_providerId_externalId_key" ON "CatalogueItem"("providerId", "externalId");

-- CreateIndex
CREATE INDEX "CatalogueProposal_providerId_requestId_idx" ON "CatalogueProposal"("providerId", "requestId");

-- CreateIndex
CREATE INDEX "RequestedPart_numberKey_idx" ON "RequestedPart"("numberKey");

-- CreateIndex
CREATE INDEX "RequestedPart_partKey_idx" ON "RequestedPart"("partKey");

-- AddForeignKey
ALTER TABLE "CatalogueItem" ADD CONSTRAINT "CatalogueItem_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ProviderProfile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CatalogueFit" ADD CONSTRAINT "CatalogueFit_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "CatalogueItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CatalogueProposal" ADD CONSTRAINT "CatalogueProposal_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PartRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CatalogueProposal" ADD CONSTRAINT "CatalogueProposal_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ProviderProfile"("id") ON DELETE CASCADE ON UPDATE CASCADE;
