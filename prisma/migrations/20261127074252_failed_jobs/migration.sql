-- CreateEnum
CREATE TYPE "FailedJobState" AS ENUM ('WAITING', 'RETRIED', 'DISMISSED');

-- CreateTable
CREATE TABLE "FailedJob" (
    "id" UUID NOT NULL,
    "queue" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "reason" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL,
    "state" "FailedJobState" NOT NULL DEFAULT 'WAITING',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "failedAt" TIMESTAMPTZ(3) NOT NULL,
    "decidedAt" TIMESTAMPTZ(3),

    CONSTRAINT "FailedJob_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TimerRun" (
    "queue" TEXT NOT NULL,
    "ranAt" TIMESTAMPTZ(3) NOT NULL,
    "tookMs" INTEGER NOT NULL,

    CONSTRAINT "TimerRun_pkey" PRIMARY KEY ("queue")
);

-- CreateIndex
CREATE INDEX "FailedJob_failedAt_id_idx" ON "FailedJob"("failedAt", "id");

-- CreateIndex
CREATE INDEX "FailedJob_state_failedAt_id_idx" ON "FailedJob"("state", "failedAt", "id");

-- CreateIndex
CREATE INDEX "FailedJob_state_queue_failedAt_idx" ON "FailedJob"("state", "queue", "failedAt");

-- CreateIndex
CREATE INDEX "FailedJob_decidedAt_idx" ON "FailedJob"("decidedAt");

-- Jobs that failed for the last time were kept in queues 'dead-letters' and 'dead-letters.<channel>', which do not say
-- which queue a job is of. A channel's name does, and so does a listener; what a job of 'dead-letters' is otherwise
-- cannot be known, so it stays there, where a later look by hand finds it.
DO $$
DECLARE
  retired text[];
  retired_queue text;
BEGIN
  IF to_regclass('pgboss.queue') IS NULL THEN
    RETURN;
  END IF;

  SET CONSTRAINTS ALL IMMEDIATE;
  UPDATE pgboss.queue SET dead_letter = NULL WHERE dead_letter IS NOT NULL;
  -- Of finished jobs too: each row refers to the queue.
  UPDATE pgboss.job SET dead_letter = NULL WHERE dead_letter IS NOT NULL;

  WITH failed AS (
    DELETE FROM pgboss.job
    WHERE state < 'active'
      AND (starts_with(name, 'dead-letters.') OR (name = 'dead-letters' AND starts_with(data->>'listener', 'notices.')))
    RETURNING id, name, data, output, created_on
  )
  INSERT INTO "FailedJob" (id, queue, data, reason, attempts, "createdAt", "failedAt")
  SELECT id, CASE name WHEN 'dead-letters' THEN 'notices' ELSE 'channels.' || substr(name, 14) END, data,
    coalesce(output->>'name', 'Error'), CASE name WHEN 'dead-letters.mail' THEN 13 ELSE 9 END, created_on, created_on
  FROM failed;

  SELECT coalesce(array_agg(queue.name), '{}') INTO retired FROM pgboss.queue
  WHERE starts_with(queue.name, 'dead-letters') AND NOT EXISTS (SELECT 1 FROM pgboss.job WHERE job.name = queue.name);
  FOREACH retired_queue IN ARRAY retired
  LOOP
    PERFORM pgboss.delete_queue(retired_queue);
  END LOOP;
END $$;
