-- Indexes of the team's search (server/src/domains/admin/deskSearch.ts); its expressions are written in the same way there.
CREATE INDEX "Account_desk_idx" ON "Account" USING GIN
  ((lower(regexp_replace(normalize(' ' || "name" || ' ' || "email" || ' ' || "phone", nfkd), '[\u0300-\u036f]', '', 'g'))) gin_trgm_ops);

CREATE INDEX "PartRequest_desk_contact_idx" ON "PartRequest" USING GIN
  ((lower(regexp_replace(normalize(' ' || coalesce("contactName", '') || ' ' || coalesce("contactEmail", '') || ' ' || coalesce("contactPhone", ''), nfkd), '[\u0300-\u036f]', '', 'g'))) gin_trgm_ops);

CREATE INDEX "PartRequest_desk_searchKey_idx" ON "PartRequest" USING GIN ("searchKey" gin_trgm_ops);

CREATE INDEX "PartRequest_desk_number_idx" ON "PartRequest" (right(id::text, 8));

CREATE INDEX "CustomOrder_desk_searchKey_idx" ON "CustomOrder" USING GIN ("searchKey" gin_trgm_ops);

-- Buyers without an account; those with one are found by it.
CREATE INDEX "Order_desk_guest_idx" ON "Order" USING GIN
  ((lower(regexp_replace(normalize(' ' || coalesce("buyerName", '') || ' ' || coalesce("buyerEmail", '') || ' ' || coalesce("buyerPhone", ''), nfkd), '[\u0300-\u036f]', '', 'g'))) gin_trgm_ops)
  WHERE "buyerId" IS NULL;

CREATE INDEX "Order_desk_number_idx" ON "Order" (right(id::text, 8));

CREATE INDEX "BuyerProfile_rut_idx" ON "BuyerProfile" (rut);

CREATE INDEX "ProviderProfile_rut_idx" ON "ProviderProfile" (rut);
