-- CreateTable
CREATE TABLE "OfferQuestion" (
    "offerId" UUID NOT NULL,
    "number" SMALLINT NOT NULL,
    "question" TEXT NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "answer" TEXT,
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "OfferQuestion_pkey" PRIMARY KEY ("offerId","number")
);

-- AddForeignKey
ALTER TABLE "OfferQuestion" ADD CONSTRAINT "OfferQuestion_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- At most one open question per offer.
CREATE UNIQUE INDEX "OfferQuestion_open" ON "OfferQuestion"("offerId") WHERE answer IS NULL;
