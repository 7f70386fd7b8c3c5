CREATE TABLE "RequestRemoval" (
  "id" UUID NOT NULL,
  "accountId" UUID NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  "requests" INTEGER NOT NULL DEFAULT 0,
  "parts" INTEGER NOT NULL DEFAULT 0,
  "files" INTEGER NOT NULL DEFAULT 0,
  "offers" INTEGER NOT NULL DEFAULT 0,
  "kept" INTEGER NOT NULL DEFAULT 0,
  "undoneAt" TIMESTAMPTZ(3),
  "erasedAt" TIMESTAMPTZ(3),
  CONSTRAINT "RequestRemoval_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "RequestRemoval_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE INDEX "RequestRemoval_accountId_idx" ON "RequestRemoval" ("accountId");

ALTER TABLE "PartRequest" ADD COLUMN "removalId" UUID,
  ADD CONSTRAINT "PartRequest_removalId_fkey" FOREIGN KEY ("removalId") REFERENCES "RequestRemoval" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE INDEX "PartRequest_removalId_idx" ON "PartRequest" ("removalId");

ALTER TABLE "Offer" ADD COLUMN "removalId" UUID,
  ADD CONSTRAINT "Offer_removalId_fkey" FOREIGN KEY ("removalId") REFERENCES "RequestRemoval" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE INDEX "Offer_removalId_idx" ON "Offer" ("removalId");
