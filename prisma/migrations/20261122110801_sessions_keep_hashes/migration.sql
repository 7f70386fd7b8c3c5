-- The token of the cookie was the id; from now on only its hash is kept. Everybody stays signed in.
ALTER TABLE "Session" DROP CONSTRAINT "Session_pkey";
ALTER TABLE "Session" RENAME COLUMN "id" TO "tokenHash";
UPDATE "Session" SET "tokenHash" = encode(sha256(convert_to("tokenHash", 'UTF8')), 'hex');

-- When they signed in and from what was not written down; a session lasts thirty days from when it began or was renewed.
ALTER TABLE "Session"
ADD COLUMN "id" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD COLUMN "device" TEXT NOT NULL DEFAULT 'Dispositivo desconocido',
ADD COLUMN "createdAt" TIMESTAMPTZ(3),
ADD COLUMN "lastSeenAt" TIMESTAMPTZ(3);
UPDATE "Session" SET
  "createdAt" = least("expiresAt" - interval '30 days', now()),
  "lastSeenAt" = least("expiresAt" - interval '30 days', now());
ALTER TABLE "Session"
ALTER COLUMN "id" DROP DEFAULT,
ALTER COLUMN "device" DROP DEFAULT,
ALTER COLUMN "createdAt" SET NOT NULL,
ALTER COLUMN "lastSeenAt" SET NOT NULL,
ADD CONSTRAINT "Session_pkey" PRIMARY KEY ("id");

CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");
DROP INDEX "Session_accountId_idx";
CREATE INDEX "Session_accountId_lastSeenAt_idx" ON "Session"("accountId", "lastSeenAt");
