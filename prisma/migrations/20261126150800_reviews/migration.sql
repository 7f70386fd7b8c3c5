-- CreateEnum
CREATE TYPE "OrderReviewStage" AS ENUM ('NOT_YET', 'DUE', 'GIVEN');

-- CreateEnum
CREATE TYPE "ReviewState" AS ENUM ('PUBLISHED', 'REMOVED');

-- CreateEnum
CREATE TYPE "ReviewReportOutcome" AS ENUM ('KEPT', 'REMOVED');

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "reviewStage" "OrderReviewStage" NOT NULL DEFAULT 'NOT_YET';

-- AlterTable
ALTER TABLE "ProviderProfile" ADD COLUMN     "descriptionClarityStars" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "fiveStarReviews" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "fourStarReviews" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "oneStarReviews" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "productMatchStars" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "productQualityStars" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "responseTimeStars" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "threeStarReviews" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "twoStarReviews" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "Review" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "providerId" UUID NOT NULL,
    "state" "ReviewState" NOT NULL DEFAULT 'PUBLISHED',
    "responseTime" SMALLINT NOT NULL,
    "productQuality" SMALLINT NOT NULL,
    "descriptionClarity" SMALLINT NOT NULL,
    "productMatch" SMALLINT NOT NULL,
    "comment" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "editedAt" TIMESTAMPTZ(3),
    "answer" TEXT,
    "answeredAt" TIMESTAMPTZ(3),
    "removalReason" TEXT,

    CONSTRAINT "Review_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReviewReport" (
    "id" UUID NOT NULL,
    "reviewId" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "outcome" "ReviewReportOutcome",
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ReviewReport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Review_orderId_key" ON "Review"("orderId");

-- CreateIndex
CREATE INDEX "Review_providerId_state_id_idx" ON "Review"("providerId", "state", "id");

-- CreateIndex
CREATE INDEX "ReviewReport_reviewId_id_idx" ON "ReviewReport"("reviewId", "id");

-- CreateIndex
CREATE INDEX "ReviewReport_outcome_id_idx" ON "ReviewReport"("outcome", "id");

-- CreateIndex
CREATE INDEX "Order_buyerId_reviewStage_id_idx" ON "Order"("buyerId", "reviewStage", "id");

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ProviderProfile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewReport" ADD CONSTRAINT "ReviewReport_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Review" ADD CONSTRAINT "Review_stars" CHECK (
  "responseTime" BETWEEN 1 AND 5 AND "productQuality" BETWEEN 1 AND 5
  AND "descriptionClarity" BETWEEN 1 AND 5 AND "productMatch" BETWEEN 1 AND 5
);
ALTER TABLE "Review" ADD CONSTRAINT "Review_removal" CHECK ((state = 'REMOVED') = ("removalReason" IS NOT NULL));
ALTER TABLE "ReviewReport" ADD CONSTRAINT "ReviewReport_closed" CHECK ((outcome IS NULL) = ("closedAt" IS NULL));
CREATE UNIQUE INDEX "ReviewReport_open" ON "ReviewReport"("reviewId") WHERE outcome IS NULL;

-- Orders that were released before reviews existed can be reviewed too.
UPDATE "Order" SET "reviewStage" = 'DUE' WHERE state = 'RELEASED';
