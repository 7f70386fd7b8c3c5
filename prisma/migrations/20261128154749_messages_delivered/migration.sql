-- AlterTable
ALTER TABLE "ConversationParty" ADD COLUMN     "deliveredMessageId" UUID;
