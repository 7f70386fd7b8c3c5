-- By hand: in a market of ten million messages the index of trigrams was read for 0.7 s, or not at all. A search reads the
-- messages of its own conversations (server/src/domains/chat/messageSearch.ts).
DROP INDEX "Message_search_idx";
