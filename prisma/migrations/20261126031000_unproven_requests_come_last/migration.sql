-- What visitors sent with a phone alone goes behind the others: the same time two bytes further right (requests/feedKeys.ts).
UPDATE "PartRequest" SET "feedKey" = (
  '0000' || substr(hex, 1, 4) || '-' || substr(hex, 5, 4) || '-7' || substr(hex, 9, 3) || '-8' || substr(hex, 12, 1)
  || substr(hex, 19, 2) || '-' || substr(hex, 21, 12)
)::uuid
FROM (SELECT id AS "keyOf", replace("feedKey"::text, '-', '') AS hex FROM "PartRequest") keys
WHERE "keyOf" = id AND "sentAt" IS NOT NULL AND "buyerId" IS NULL AND "contactEmail" IS NULL AND origin <> 'WHATSAPP'
  AND state IN ('OPEN', 'ANSWERED');
