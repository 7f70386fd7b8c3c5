-- CreateTable
CREATE TABLE "AdminAction" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "subjectId" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AdminAction_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AdminAction_accountId_idx" ON "AdminAction"("accountId");

-- CreateIndex
CREATE INDEX "AdminAction_at_id_idx" ON "AdminAction"("at", "id");

-- AddForeignKey
ALTER TABLE "AdminAction" ADD CONSTRAINT "AdminAction_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER admin_action_immutable BEFORE UPDATE OR DELETE ON "AdminAction"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
