-- AlterTable
ALTER TABLE "PartRequest" ADD COLUMN     "searchKey" TEXT NOT NULL DEFAULT '';

-- By hand: requests from before, folded as server/src/domains/requests/feed/requestSearch.ts does.
UPDATE "PartRequest" r SET "searchKey" = rtrim(regexp_replace(
    ' ' || k.folded || ' ' || regexp_replace(k.folded, '[^[:alnum:]\s]', '', 'g') || ' ' || k.numbers, '\s+', ' ', 'g'))
  FROM (
    SELECT q.id,
      lower(regexp_replace(normalize(concat_ws(' ', q.brand, q.model, q.year, q.engine, q.version,
        string_agg(concat_ws(' ', p.description, p."partNumber"), ' ' ORDER BY p.position)), nfkd), '[\u0300-\u036f]', '', 'g')) AS folded,
      coalesce(string_agg(regexp_replace(lower(p."partNumber"), '[^[:alnum:]]', '', 'g'), ' ' ORDER BY p.position), '') AS numbers
    FROM "PartRequest" q LEFT JOIN "RequestedPart" p ON p."requestId" = q.id
    WHERE q."erasedAt" IS NULL
    GROUP BY q.id
  ) k
  WHERE r.id = k.id;

CREATE INDEX "PartRequest_open_searchKey_idx" ON "PartRequest" USING GIN ("searchKey" gin_trgm_ops)
  WHERE "state" IN ('OPEN', 'ANSWERED');
