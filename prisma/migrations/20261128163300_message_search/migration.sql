-- By hand: a search of messages reads its own conversations and the trigrams together (server/src/domains/chat/messageSearch.ts),
-- in the fold of server/src/common/foldText.ts.
CREATE INDEX "Message_search_idx" ON "Message" USING GIN
  ((ARRAY["conversationId"]), (lower(regexp_replace(normalize("body", nfkd), '[\u0300-\u036f]', '', 'g'))) gin_trgm_ops)
  WHERE "hiddenAt" IS NULL;
