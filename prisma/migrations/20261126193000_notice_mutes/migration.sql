-- CreateEnum
CREATE TYPE "NoticeChannel" AS ENUM ('MAIL', 'BELL');

-- CreateTable
CREATE TABLE "NoticeMute" (
    "accountId" UUID NOT NULL,
    "kind" "NotificationKind" NOT NULL,
    "channel" "NoticeChannel" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "NoticeMute_pkey" PRIMARY KEY ("accountId","kind","channel")
);

-- AddForeignKey
ALTER TABLE "NoticeMute" ADD CONSTRAINT "NoticeMute_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
