-- CreateEnum
CREATE TYPE "NotificationKind" AS ENUM ('ACCOUNT', 'REQUEST', 'OFFER', 'ORDER', 'MESSAGE');

-- CreateTable
CREATE TABLE "Notification" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "kind" "NotificationKind" NOT NULL,
    "title" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "requestId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "readAt" TIMESTAMPTZ(3),

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NotificationCount" (
    "accountId" UUID NOT NULL,
    "unread" INTEGER NOT NULL DEFAULT 0,
    "unreadOfMessages" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "NotificationCount_pkey" PRIMARY KEY ("accountId")
);

-- CreateIndex
CREATE INDEX "Notification_accountId_id_idx" ON "Notification"("accountId", "id");

-- CreateIndex
CREATE INDEX "Notification_accountId_kind_id_idx" ON "Notification"("accountId", "kind", "id");

-- An index on ("accountId", "readAt", id) would not give the unread ones in the order of id.
CREATE INDEX "Notification_unread" ON "Notification"("accountId", id) WHERE "readAt" IS NULL;

-- CreateIndex
CREATE INDEX "Notification_requestId_idx" ON "Notification"("requestId");

-- CreateIndex
CREATE INDEX "Notification_createdAt_idx" ON "Notification"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Notification_accountId_key_key" ON "Notification"("accountId", "key");

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PartRequest"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NotificationCount" ADD CONSTRAINT "NotificationCount_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
