-- By hand: requests from before are found by the later words of joined ones ('p4' of '1330-P4'), as
-- server/src/domains/requests/feed/requestSearch.ts writes them.
UPDATE "PartRequest" r SET "searchKey" = r."searchKey" || ' ' || k.later
  FROM (
    SELECT id, string_agg(part, ' ' ORDER BY first) AS later
    FROM (
      SELECT q.id, piece.part, min(word.at * 1000 + piece.at) AS first
      FROM (
        SELECT q.id,
          lower(regexp_replace(normalize(concat_ws(' ', q.brand, q.model, q.year, q.engine, q.version,
            string_agg(concat_ws(' ', p.description, p."partNumber"), ' ' ORDER BY p.position)), nfkd), '[\u0300-\u036f]', '', 'g')) AS folded
        FROM "PartRequest" q LEFT JOIN "RequestedPart" p ON p."requestId" = q.id
        WHERE q."erasedAt" IS NULL
        GROUP BY q.id
      ) q
      CROSS JOIN LATERAL regexp_split_to_table(q.folded, '\s+') WITH ORDINALITY AS word(text, at)
      CROSS JOIN LATERAL regexp_split_to_table(word.text, '[^[:alnum:]]+') WITH ORDINALITY AS piece(part, at)
      WHERE piece.at > 1 AND piece.part <> ''
      GROUP BY q.id, piece.part
    ) pieces
    GROUP BY id
  ) k
  WHERE r.id = k.id;
