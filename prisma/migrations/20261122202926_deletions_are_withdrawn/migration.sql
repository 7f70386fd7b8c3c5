-- AlterEnum
ALTER TYPE "DataRequestOutcome" ADD VALUE 'WITHDRAWN';
