-- CreateTable
CREATE TABLE "PolicyNotice" (
    "accountId" UUID NOT NULL,
    "policy" "ConsentPolicy" NOT NULL,
    "version" TEXT NOT NULL,
    "toldAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PolicyNotice_pkey" PRIMARY KEY ("accountId","policy","version")
);

-- AddForeignKey
ALTER TABLE "PolicyNotice" ADD CONSTRAINT "PolicyNotice_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
