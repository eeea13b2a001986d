-- What other mail servers say of a mail after ours has taken it.
alter table mail
  -- Of the key in the sender's address of its last sending; bounces come back to that address.
  add column bounce_hash bytea unique,
  add column bounced_at timestamptz,
  -- When we first heard that it waits somewhere on its way.
  add column delayed_at timestamptz,
  add constraint mail_bounced_is_failed check (bounced_at is null or state = 'FAILED');
