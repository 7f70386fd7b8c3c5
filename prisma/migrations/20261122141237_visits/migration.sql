-- CreateTable
CREATE TABLE "PageVisits" (
    "day" DATE NOT NULL,
    "page" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "PageVisits_pkey" PRIMARY KEY ("day","page")
);
