-- CreateTable
CREATE TABLE "VendorResult" (
    "vendor" TEXT NOT NULL,
    "succeededAt" TIMESTAMPTZ(3),
    "failedAt" TIMESTAMPTZ(3),
    "failure" TEXT,
    "failuresInRow" INTEGER NOT NULL DEFAULT 0,
    "restsUntil" TIMESTAMPTZ(3),

    CONSTRAINT "VendorResult_pkey" PRIMARY KEY ("vendor")
);
