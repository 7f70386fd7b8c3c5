-- CreateEnum
CREATE TYPE "ApiKeyMode" AS ENUM ('LIVE', 'TEST');

-- AlterTable
ALTER TABLE "ApiKey" ADD COLUMN     "mode" "ApiKeyMode" NOT NULL DEFAULT 'LIVE';
