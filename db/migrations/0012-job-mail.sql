-- Work that the product does by itself, and the mails that it sends.

-- One row per job that comes round by the clock. Who runs it holds it for a while by the real time, whatever the
-- club's clock says: a process that died lets go of it by itself.
create table job (
  job_idx bigint generated always as identity primary key,
  name text not null unique,
  -- Five fields in the club's zone; null for a job that only does its tasks.
  schedule text,
  next_at timestamptz,
  held_until timestamptz,
  last_at timestamptz,
  last_ms int,
  last_error text
);

-- Work put down in the transaction of the change that wants it. A task that is done is deleted.
create table job_task (
  task_idx bigint generated always as identity primary key,
  name text not null,
  data jsonb not null default '{}',
  due_at timestamptz not null default club_now(),
  held_until timestamptz,
  tries int not null default 0,
  error text,
  created_at timestamptz not null default club_now()
);
create index job_task_due on job_task (name, due_at);

create table mail (
  mail_idx bigint generated always as identity primary key,
  kind text not null,
  to_email text not null,
  lang text not null,
  subject text not null,
  -- Where a secret belongs stands its name between two marks.
  text text not null,
  html text not null,
  -- Erased when they are sent or of no use any more.
  secrets jsonb,
  has_secret boolean not null generated always as (strpos(text, U&'\E000') > 0) stored,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'FAILED', 'CANCELLED')),
  tries int not null default 0,
  next_at timestamptz,
  -- After this nobody is helped by it: sending is given up.
  useful_until timestamptz not null,
  error text,
  -- What the mail server said when it took the mail.
  answer text,
  sent_at timestamptz,
  created_at timestamptz not null default club_now(),
  version int not null default 1
);
create index mail_created on mail (created_at);
create index mail_state on mail (state, created_at);
create index mail_to on mail (lower(to_email));
