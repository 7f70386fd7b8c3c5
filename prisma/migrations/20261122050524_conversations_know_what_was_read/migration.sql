-- CreateTable
CREATE TABLE "ConversationParty" (
    "conversationId" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "lastReadMessageId" UUID,
    "unreadCount" INTEGER NOT NULL DEFAULT 0,
    "remindedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ConversationParty_pkey" PRIMARY KEY ("conversationId","accountId")
);

-- CreateIndex
CREATE INDEX "ConversationParty_accountId_unreadCount_idx" ON "ConversationParty"("accountId", "unreadCount");

-- AddForeignKey
ALTER TABLE "ConversationParty" ADD CONSTRAINT "ConversationParty_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConversationParty" ADD CONSTRAINT "ConversationParty_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
