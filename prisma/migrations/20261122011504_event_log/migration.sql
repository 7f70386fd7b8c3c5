-- CreateTable
CREATE TABLE "DomainEvent" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "action" TEXT,
    "actor" TEXT,
    "accountId" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DomainEvent_pkey" PRIMARY KEY ("id")
);
