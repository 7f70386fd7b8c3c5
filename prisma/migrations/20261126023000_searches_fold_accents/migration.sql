-- 'contains' is read by trigrams. A trusted extension: who owns the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- The folds of server/src/common/foldText.ts: compatibility forms and accents apart, accents dropped, lower case.
ALTER TABLE "ProviderProfile" ADD COLUMN "companyNameKey" TEXT NOT NULL
  GENERATED ALWAYS AS (lower(regexp_replace(normalize("companyName", nfkd), '[\u0300-\u036f]', '', 'g'))) STORED;

-- DropIndex
DROP INDEX "ProviderProfile_status_companyName_id_idx";

-- CreateIndex
CREATE INDEX "ProviderProfile_status_companyNameKey_id_idx" ON "ProviderProfile"("status", "companyNameKey", "id");

-- CreateIndex
CREATE INDEX "ProviderProfile_companyNameKey_idx" ON "ProviderProfile" USING GIN ("companyNameKey" gin_trgm_ops);

-- A generated column cannot change its expression before Postgres 17: it is made anew, with its indexes.
ALTER TABLE "PartRequest" DROP COLUMN "brandKey";
ALTER TABLE "PartRequest" ADD COLUMN "brandKey" TEXT NOT NULL
  GENERATED ALWAYS AS (lower(regexp_replace(normalize("brand", nfkd), '[\u0300-\u036f]', '', 'g'))) STORED;

-- CreateIndex
CREATE INDEX "PartRequest_brandKey_id_idx" ON "PartRequest"("brandKey", "id");
CREATE INDEX "PartRequest_open_brandKey_feedKey_idx" ON "PartRequest"("brandKey", "feedKey")
  WHERE "state" IN ('OPEN', 'ANSWERED');
