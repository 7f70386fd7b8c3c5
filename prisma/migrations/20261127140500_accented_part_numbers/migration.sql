-- Requests from before 20261127081751 with an accented part number: their key kept its accents, which no search has.
UPDATE "PartRequest" r SET "searchKey" = rtrim(regexp_replace(
    ' ' || k.folded || ' ' || regexp_replace(k.folded, '[^[:alnum:]\s]', '', 'g') || ' ' || k.numbers, '\s+', ' ', 'g'))
  FROM (
    SELECT q.id,
      lower(regexp_replace(normalize(concat_ws(' ', q.brand, q.model, q.year, q.engine, q.version,
        string_agg(concat_ws(' ', p.description, p."partNumber"), ' ' ORDER BY p.position)), nfkd), '[\u0300-\u036f]', '', 'g')) AS folded,
      coalesce(string_agg(regexp_replace(lower(regexp_replace(normalize(p."partNumber", nfkd), '[\u0300-\u036f]', '', 'g')),
        '[^[:alnum:]]', '', 'g'), ' ' ORDER BY p.position), '') AS numbers
    FROM "PartRequest" q JOIN "RequestedPart" p ON p."requestId" = q.id
    WHERE q."erasedAt" IS NULL AND q.id IN (
      SELECT "requestId" FROM "RequestedPart" WHERE octet_length("partNumber") > length("partNumber")
    )
    GROUP BY q.id
  ) k
  WHERE r.id = k.id;
