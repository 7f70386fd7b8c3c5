-- CreateTable
CREATE TABLE "SecondFactor" (
    "accountId" UUID NOT NULL,
    "sealedKey" TEXT NOT NULL,
    "enabledAt" TIMESTAMPTZ(3),
    "lastStep" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SecondFactor_pkey" PRIMARY KEY ("accountId")
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "accountId" UUID NOT NULL,
    "codeHash" TEXT NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("accountId","codeHash")
);

-- AddForeignKey
ALTER TABLE "SecondFactor" ADD CONSTRAINT "SecondFactor_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "SecondFactor"("accountId") ON DELETE CASCADE ON UPDATE CASCADE;
