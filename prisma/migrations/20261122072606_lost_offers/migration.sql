-- An offer that lost to another one is no longer REJECTED. A new type instead of a new value, because a value cannot be used
-- in the transaction that adds it.
CREATE TYPE "OfferState_new" AS ENUM ('PENDING', 'ACCEPTED', 'REJECTED', 'LOST', 'WITHDRAWN', 'EXPIRED');
ALTER TABLE "Offer" ALTER COLUMN "state" DROP DEFAULT,
  ALTER COLUMN "state" TYPE "OfferState_new" USING "state"::text::"OfferState_new";
DROP TYPE "OfferState";
ALTER TYPE "OfferState_new" RENAME TO "OfferState";
ALTER TABLE "Offer" ALTER COLUMN "state" SET DEFAULT 'PENDING',
  ADD COLUMN "validUntil" TIMESTAMPTZ(3);

-- Which of the rejected ones lost is in their history, which stays as it was written.
UPDATE "Offer" o SET "state" = 'LOST'
WHERE o."state" = 'REJECTED'
  AND (SELECT c."action" FROM "StateChange" c WHERE c."subjectId" = o."id" ORDER BY c."id" DESC LIMIT 1) = 'lose';

-- The deadline of the current version, on the offer itself, so that those past it are found by an index.
UPDATE "Offer" o SET "validUntil" = v."validUntil" FROM "OfferVersion" v WHERE v."id" = o."currentVersionId";
-- A table is not altered while checks of its rows wait for the end of the transaction.
SET CONSTRAINTS ALL IMMEDIATE;
ALTER TABLE "Offer" ALTER COLUMN "validUntil" SET NOT NULL;
DROP INDEX "OfferVersion_validUntil_idx";
CREATE INDEX "Offer_pending_validUntil_idx" ON "Offer"("validUntil") WHERE "state" = 'PENDING';
