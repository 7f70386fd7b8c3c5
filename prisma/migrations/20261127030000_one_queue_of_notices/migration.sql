-- Each notice had a queue of its own, 'notices.<id>', and before that 'mails.<id>'. pg-boss makes a table of each queue, and
-- every search for due jobs reads all of them. Unfinished jobs move to the one queue of all notices. A process of the former
-- version cannot write to a queue that is dropped: its dispatch of the event fails and is tried again by this version.
DO $$
DECLARE
  retired text[];
  retired_queue text;
BEGIN
  IF to_regclass('pgboss.queue') IS NULL THEN
    RETURN;
  END IF;

  -- No job is written between its move and the end of its queue.
  LOCK TABLE pgboss.job IN SHARE ROW EXCLUSIVE MODE;
  SELECT coalesce(array_agg(name), '{}') INTO retired FROM pgboss.queue
  WHERE starts_with(name, 'notices.') OR starts_with(name, 'mails.');
  IF retired = '{}' THEN
    RETURN;
  END IF;

  -- Does nothing where it exists; the next start completes its settings.
  PERFORM pgboss.create_queue('notices', '{"policy": "standard"}');
  UPDATE pgboss.job
  SET name = 'notices',
    data = data || jsonb_build_object('listener', regexp_replace(name, '^(notices|mails)\.', 'notices.')),
    state = CASE WHEN state = 'active' THEN 'retry' ELSE state END
  WHERE name = ANY(retired) AND state <= 'active';

  DELETE FROM pgboss.job WHERE name = ANY(retired);

  SET CONSTRAINTS ALL IMMEDIATE;
  FOREACH retired_queue IN ARRAY retired
  LOOP
    PERFORM pgboss.delete_queue(retired_queue);
  END LOOP;
END $$;
