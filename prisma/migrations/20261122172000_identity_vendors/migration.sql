-- Renamed: a provider is who sells parts.
ALTER TYPE "IdentityProvider" RENAME TO "IdentityVendor";

ALTER TABLE "ExternalIdentity" RENAME COLUMN "provider" TO "vendor";
ALTER INDEX "ExternalIdentity_accountId_provider_key" RENAME TO "ExternalIdentity_accountId_vendor_key";

ALTER TABLE "ExternalReturn" RENAME COLUMN "provider" TO "vendor";
