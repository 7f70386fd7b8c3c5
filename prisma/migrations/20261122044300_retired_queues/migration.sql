-- Queues that no handler works on any more. Timers go on in the queue of all deadlines; any other queue is dropped unless
-- a job waits in it, which the workers then report.
DO $$
DECLARE
  retired text[];
  retired_queue text;
BEGIN
  IF to_regclass('pgboss.queue') IS NULL THEN
    RETURN;
  END IF;

  IF EXISTS (SELECT 1 FROM pgboss.queue WHERE name IN ('offer.expire', 'requests.expire')) THEN
    -- Does nothing where it exists; the next start completes its settings.
    PERFORM pgboss.create_queue('lifecycle.deadline', '{"policy": "standard"}');
    UPDATE pgboss.job
    SET name = 'lifecycle.deadline', data = jsonb_build_object('machine', 'Offer', 'subjectId', data->>'offerId')
    WHERE name = 'offer.expire' AND state < 'active';
    UPDATE pgboss.job
    SET name = 'lifecycle.deadline', data = jsonb_build_object('machine', 'PartRequest', 'subjectId', data->>'requestId')
    WHERE name = 'requests.expire' AND state < 'active';
    -- The hourly look for deadlines that were missed has another name; it needs no job of before.
    DELETE FROM pgboss.job WHERE name = 'requests.expireOverdue';
  END IF;

  -- All of them first: a queue that is being read cannot be dropped.
  SELECT coalesce(array_agg(queue.name), '{}') INTO retired FROM pgboss.queue
  WHERE queue.name IN (
      'offer.expire', 'requests.expire', 'requests.expireOverdue', 'requests.mailReceipt',
      'registration.requested.mail', 'registration.repeated.mail', 'provider.approved.mail', 'provider.rejected.mail',
      'account.created.claimRequests', 'request.changed.closeOffers', 'offer.made.mailBuyer',
      'offer.revised.closeCheckouts', 'offer.moved.closeCheckouts', 'order.paid.openConversation', 'order.paid.mail',
      'order.shipped.mail', 'order.released.mail', 'order.canceled.mail'
    )
  AND NOT EXISTS (SELECT 1 FROM pgboss.job WHERE job.name = queue.name AND job.state <= 'active');
  SET CONSTRAINTS ALL IMMEDIATE;
  FOREACH retired_queue IN ARRAY retired
  LOOP
    DELETE FROM pgboss.schedule WHERE name = retired_queue;
    PERFORM pgboss.delete_queue(retired_queue);
  END LOOP;
END $$;
