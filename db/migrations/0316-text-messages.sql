-- Text messages over a service that the club pays: its own, or Solapi. Decision 134.
create table text_service (
  single boolean primary key default true check (single),
  provider text not null default 'NONE' check (provider in ('NONE', 'OWN', 'SOLAPI')),
  -- Of a service of the club's own: where messages are posted.
  address text not null default '',
  -- Of Solapi: the key, the number that texts come from, and the KakaoTalk channel with its template for each kind.
  api_key text not null default '',
  sender text not null default '',
  channel_id text not null default '',
  templates jsonb not null default '{}',
  sealed_secret text not null default '',
  -- What members may choose to get by text.
  kinds text[] not null default '{STANDBY_OFFER,BOOKING_CANCELLED,BOOKING_DELAYED}',
  version int not null default 1,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text
);
insert into text_service default values;

-- Members who entered the code that their phone got.
create table member_phone (
  member_idx bigint primary key references member,
  -- Digits, as it is dialled.
  phone_no text not null,
  verified_at timestamptz not null default club_now()
);

create function forget_phone() returns trigger language plpgsql as $$
begin
  delete from member_phone where member_idx = new.member_idx;
  return null;
end $$;
-- Another number is another phone; another way to write it is not.
create trigger member_forgets_phone after update of phone_no on member for each row
  when (regexp_replace(old.phone_no, '\D', '', 'g') <> regexp_replace(new.phone_no, '\D', '', 'g'))
  execute function forget_phone();

alter table member_mail_choice add column text_wanted boolean not null default false;

-- Which kinds reach a member as a text message, and at which number.
create view text_reader as
  select c.member_idx, c.kind, p.phone_no
  from member_mail_choice c
    join member_phone p using (member_idx)
    join text_service s on s.provider <> 'NONE' and c.kind = any (s.kinds)
  where c.text_wanted;

create index certification_phone on certification (phone_no, created_at) where purpose = 'PHONE';
