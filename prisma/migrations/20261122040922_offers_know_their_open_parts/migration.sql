-- AlterTable
ALTER TABLE "Offer" ADD COLUMN     "missingParts" INTEGER,
ADD COLUMN     "openDeliveryTime" "DeliveryTime",
ADD COLUMN     "openTotalCentesimos" INTEGER,
ADD COLUMN     "openWarrantyDays" INTEGER;

-- What each offer says about the parts of its request that are open. The greatest of an enum is the last one declared.
UPDATE "Offer" o SET
  "missingParts" = (
    SELECT count(*) FROM "RequestedPart" p
    WHERE p."requestId" = o."requestId" AND p."orderId" IS NULL
      AND NOT EXISTS (SELECT 1 FROM "OfferLine" l WHERE l."versionId" = o."currentVersionId" AND l."requestedPartId" = p.id)
  ),
  "openTotalCentesimos" = coalesce(open.total, 0),
  "openDeliveryTime" = coalesce(open.slowest, 'IMMEDIATE'),
  "openWarrantyDays" = coalesce(open.shortest, 0)
FROM (
  SELECT v.id AS "versionId", sum(l."priceCentesimos")::int AS total, max(l."deliveryTime") AS slowest,
    min(coalesce(l."warrantyDays", 0)) AS shortest
  FROM "OfferVersion" v
  LEFT JOIN (
    SELECT l.* FROM "OfferLine" l JOIN "RequestedPart" p ON p.id = l."requestedPartId" WHERE p."orderId" IS NULL
  ) l ON l."versionId" = v.id
  GROUP BY v.id
) open
WHERE open."versionId" = o."currentVersionId";

-- AlterTable
ALTER TABLE "Offer" ALTER COLUMN "missingParts" SET NOT NULL,
ALTER COLUMN "openDeliveryTime" SET NOT NULL,
ALTER COLUMN "openTotalCentesimos" SET NOT NULL,
ALTER COLUMN "openWarrantyDays" SET NOT NULL;

-- AlterTable
ALTER TABLE "OfferVersion" DROP COLUMN "deliveryTime",
DROP COLUMN "warrantyDays";
