-- Messages that managers write to members, and to whom each goes. A row of a recipient is filled in the transaction of
-- the message, so that a job that runs twice tells nobody twice.
create table club_message_out (
  out_idx bigint generated always as identity primary key,
  admin_idx bigint not null references admin,
  -- In the club's own language; the others are in translated.
  title text not null,
  contents text not null,
  translated jsonb not null default '{}',
  is_marketing boolean not null,
  by_mail boolean not null,
  sent int not null,
  skipped int not null,
  at timestamptz not null default club_now()
);
create index club_message_out_admin on club_message_out (admin_idx);

create table club_message_to (
  out_idx bigint not null references club_message_out on delete cascade,
  member_idx bigint not null references member on delete cascade,
  told_at timestamptz,
  primary key (out_idx, member_idx)
);
create index club_message_to_member on club_message_to (member_idx);
create index club_message_to_open on club_message_to (out_idx, member_idx) where told_at is null;
