-- What makes a message on the site known on a channel that is tried before the email. Decision 136.
create table alert (
  alert_idx bigint generated always as identity primary key,
  message_idx bigint not null references member_message on delete cascade,
  -- In the reader's language, without the name of anyone else.
  sentence text not null,
  lang text not null,
  -- The email that is sent only if the alert reaches no device.
  mail_idx bigint references mail on delete set null,
  state text not null default 'WAITING' check (state in ('WAITING', 'REACHED', 'FAILED', 'CANCELLED')),
  tries int not null default 0,
  error text,
  useful_until timestamptz not null,
  created_at timestamptz not null default club_now()
);
create index alert_message on alert (message_idx);
create index alert_mail on alert (mail_idx) where mail_idx is not null;
create index alert_waiting on alert (alert_idx) where state = 'WAITING';
