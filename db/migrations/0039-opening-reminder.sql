-- Members who want to be reminded shortly before booking opens for a day. The row is deleted when the reminder is sent.
create table opening_reminder (
  member_idx bigint not null references member on delete cascade,
  date date not null,
  opens_at timestamptz not null,
  remind_at timestamptz not null check (remind_at < opens_at),
  created_at timestamptz not null default club_now(),
  primary key (member_idx, date)
);
create index opening_reminder_due on opening_reminder (remind_at);
