-- The history of leads goes to a Directus, too.
ALTER TABLE outbox
  DROP CONSTRAINT outbox_channel_check,
  ADD CONSTRAINT outbox_channel_check CHECK (channel IN ('mail', 'webhook', 'visitor', 'directus')),
  ADD COLUMN lead_name text; -- of an erased lead: the name by which the Directus knows it
