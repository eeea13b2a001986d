-- What a member is told on the site, the question after two years of news, and what is left of who was erased.

-- Written in the member's language when it is sent, as a mail is. No codes and no passwords: it stays.
create table member_message (
  message_idx bigint generated always as identity primary key,
  member_idx bigint not null references member on delete cascade,
  kind text not null,
  title text not null,
  -- Plain text; an empty line between paragraphs.
  contents text not null,
  -- A page of the site.
  link text,
  sent_at timestamptz not null default club_now(),
  read_at timestamptz
);
create index member_message_member on member_message (member_idx, message_idx);
create index member_message_unread on member_message (member_idx) where read_at is null;

-- Whose mail it is, so that it can be erased with its person: an address may have changed since, or be shared.
alter table mail add column member_idx bigint references member;
create index mail_member on mail (member_idx) where member_idx is not null;

-- When a member was last asked whether the consent to news still holds. The answer stands in the consents.
create table news_question (
  member_idx bigint primary key references member on delete cascade,
  asked_at timestamptz not null default club_now()
);

-- The audit log is append only, with one exception: erasing a person takes what names it out, and leaves who changed
-- what and when.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('clubhouse.erasing', true) = 'on'
    and (new.audit_idx, new.at, new.xact, new.member_idx, new.admin_idx, new.call, new.request_id, new.noun, new.record_idx)
      is not distinct from
      (old.audit_idx, old.at, old.xact, old.member_idx, old.admin_idx, old.call, old.request_id, old.noun, old.record_idx)
  then return new; end if;
  raise exception 'the audit log is append only';
end $$;

-- Bookings in it name players by number from here on; so do those of before.
do $$ begin
  perform set_config('clubhouse.erasing', 'on', true);
  update audit set after = (after - 'memo') || jsonb_build_object(
    'booker', (after->'booker') - 'name',
    'players', (select jsonb_agg(player - 'name' - 'phoneNo' order by n)
      from jsonb_array_elements(after->'players') with ordinality as p(player, n)))
  where noun = 'booking' and jsonb_typeof(after->'players') = 'array';
  perform set_config('clubhouse.erasing', '', true);
end $$;
