-- CreateEnum
CREATE TYPE "AssistantStage" AS ENUM ('INITIAL', 'ASKING_CONTACT', 'COMPLETING_CONTACT', 'CREATING_CONSULTATION', 'COMPLETED');

-- CreateEnum
CREATE TYPE "AssistantAuthor" AS ENUM ('VISITOR', 'ASSISTANT');

-- CreateTable
CREATE TABLE "AssistantConversation" (
    "id" UUID NOT NULL,
    "browserHash" TEXT,
    "accountId" UUID,
    "openKey" TEXT,
    "submissionKey" UUID NOT NULL,
    "stage" "AssistantStage" NOT NULL DEFAULT 'INITIAL',
    "state" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "answeringUntil" TIMESTAMPTZ(3),
    "requestId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "touchedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AssistantConversation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AssistantMessage" (
    "id" UUID NOT NULL,
    "conversationId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "author" "AssistantAuthor" NOT NULL,
    "text" TEXT NOT NULL,
    "isComplete" BOOLEAN NOT NULL,
    "clientKey" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AssistantMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AssistantPhoto" (
    "id" UUID NOT NULL,
    "conversationId" UUID NOT NULL,
    "messageId" UUID NOT NULL,
    "uploadId" UUID NOT NULL,
    "kind" "FileKind" NOT NULL,

    CONSTRAINT "AssistantPhoto_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "AssistantConversation_openKey_key" ON "AssistantConversation"("openKey");

-- CreateIndex
CREATE UNIQUE INDEX "AssistantConversation_submissionKey_key" ON "AssistantConversation"("submissionKey");

-- CreateIndex
CREATE UNIQUE INDEX "AssistantConversation_requestId_key" ON "AssistantConversation"("requestId");

-- CreateIndex
CREATE INDEX "AssistantConversation_accountId_id_idx" ON "AssistantConversation"("accountId", "id");

-- CreateIndex
CREATE INDEX "AssistantConversation_browserHash_id_idx" ON "AssistantConversation"("browserHash", "id");

-- CreateIndex
CREATE INDEX "AssistantConversation_touchedAt_idx" ON "AssistantConversation"("touchedAt");

-- CreateIndex
CREATE UNIQUE INDEX "AssistantMessage_conversationId_position_key" ON "AssistantMessage"("conversationId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "AssistantMessage_conversationId_clientKey_key" ON "AssistantMessage"("conversationId", "clientKey");

-- CreateIndex
CREATE INDEX "AssistantPhoto_messageId_idx" ON "AssistantPhoto"("messageId");

-- CreateIndex
CREATE INDEX "AssistantPhoto_uploadId_idx" ON "AssistantPhoto"("uploadId");

-- CreateIndex
CREATE UNIQUE INDEX "AssistantPhoto_conversationId_uploadId_key" ON "AssistantPhoto"("conversationId", "uploadId");

-- AddForeignKey
ALTER TABLE "AssistantConversation" ADD CONSTRAINT "AssistantConversation_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssistantConversation" ADD CONSTRAINT "AssistantConversation_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "PartRequest"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssistantMessage" ADD CONSTRAINT "AssistantMessage_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "AssistantConversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssistantPhoto" ADD CONSTRAINT "AssistantPhoto_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "AssistantConversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssistantPhoto" ADD CONSTRAINT "AssistantPhoto_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "AssistantMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssistantPhoto" ADD CONSTRAINT "AssistantPhoto_uploadId_fkey" FOREIGN KEY ("uploadId") REFERENCES "Upload"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
