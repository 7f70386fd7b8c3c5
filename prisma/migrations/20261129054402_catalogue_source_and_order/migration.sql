-- CreateEnum
CREATE TYPE "CatalogueSource" AS ENUM ('SYNC', 'IMPORT');

-- AlterTable
ALTER TABLE "CatalogueItem" ADD COLUMN "source" "CatalogueSource" NOT NULL DEFAULT 'SYNC';
ALTER TABLE "CatalogueItem" ALTER COLUMN "source" DROP DEFAULT;

-- The search of a catalogue looks in vehicles too.
UPDATE "CatalogueItem" SET "searchKey" = "searchKey" || ' ' || said.vehicles
  FROM (
    SELECT "itemId", string_agg(DISTINCT replace("vehicleKey", '|', ' '), ' ') AS vehicles
    FROM "CatalogueFit" GROUP BY "itemId"
  ) said
  WHERE said."itemId" = "CatalogueItem".id;

-- Pages of a catalogue by stock, in its order.
CREATE INDEX "CatalogueItem_in_stock" ON "CatalogueItem"("providerId", "id") WHERE "quantity" > 0;
CREATE INDEX "CatalogueItem_sold_out" ON "CatalogueItem"("providerId", "id") WHERE "quantity" = 0;
