-- AlterTable
ALTER TABLE "AssistantConversation" ADD COLUMN     "exampleSince" TIMESTAMPTZ(3),
ADD COLUMN     "exampleVersion" TEXT;

-- CreateTable
CREATE TABLE "AssistantCorrection" (
    "id" UUID NOT NULL,
    "conversationId" UUID NOT NULL,
    "messages" INTEGER NOT NULL,
    "understood" JSONB NOT NULL,
    "corrected" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AssistantCorrection_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AssistantCorrection_conversationId_id_idx" ON "AssistantCorrection"("conversationId", "id");

-- AddForeignKey
ALTER TABLE "AssistantCorrection" ADD CONSTRAINT "AssistantCorrection_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "AssistantConversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;
