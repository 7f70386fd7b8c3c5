-- AlterTable
ALTER TABLE "ConversationParty" DROP CONSTRAINT "ConversationParty_pkey",
ADD COLUMN     "id" UUID NOT NULL DEFAULT gen_random_uuid(),
ALTER COLUMN "accountId" DROP NOT NULL,
ADD CONSTRAINT "ConversationParty_pkey" PRIMARY KEY ("id");

-- AlterTable
ALTER TABLE "Message" ALTER COLUMN "senderId" DROP NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "ConversationParty_conversationId_accountId_key" ON "ConversationParty"("conversationId", "accountId");

-- By hand: the one party of a conversation, and the one sender, without an account.
CREATE UNIQUE INDEX "ConversationParty_guest" ON "ConversationParty"("conversationId") WHERE "accountId" IS NULL;
CREATE UNIQUE INDEX "Message_guestKey" ON "Message"("conversationId", "clientKey") WHERE "senderId" IS NULL;
