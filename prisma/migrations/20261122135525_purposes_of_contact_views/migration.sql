CREATE TYPE "ContactViewPurpose" AS ENUM ('ORDER', 'REQUEST', 'ACCOUNT');

-- The texts were the same words in lower case.
ALTER TABLE "ContactView" ALTER COLUMN "purpose" TYPE "ContactViewPurpose" USING upper("purpose")::"ContactViewPurpose";
