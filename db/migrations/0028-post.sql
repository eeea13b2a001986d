-- What all boards share: their files, their versions, and when their posts are seen.

-- Every post board says the same times in the same words.
alter table banner rename start_at to open_at;
alter table banner rename end_at to close_at;

create table faq (
  idx bigint generated always as identity primary key,
  lang text not null,
  -- Key of the code group 768.
  category text not null,
  title text not null,
  contents text not null,
  order_no int not null default 0,
  -- The same question in other languages has the same number; null where there is none.
  same_as bigint references faq,
  state text not null check (state in ('DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED', 'ARCHIVED')),
  open_at timestamptz,
  close_at timestamptz,
  views int not null default 0,
  created_by bigint references admin,
  created_at timestamptz not null default club_now(),
  updated_at timestamptz not null default club_now(),
  version int not null default 1,
  check (state in ('DRAFT', 'ARCHIVED') or open_at is not null),
  check (open_at < close_at)
);
create index faq_order on faq (order_no, idx) where state in ('SCHEDULED', 'PUBLISHED');
create unique index faq_same on faq (same_as, lang) where state <> 'ARCHIVED';
create trigger faq_changed
  after insert or delete or update of lang, category, title, contents, order_no, same_as, state, open_at, close_at
  on faq for each statement execute function tell_changed('faq');

-- The posts of every board. A new board adds its line.
create view post as
select 'notice' as noun, idx, version, state, open_at, close_at from notice
union all select 'event', idx, version, state, open_at, close_at from event
union all select 'banner', idx, version, state, open_at, close_at from banner
union all select 'faq', idx, version, state, open_at, close_at from faq;

-- A file of a post: its picture, a file beside it, or a picture in its text. Copies share files.
create table post_file (
  noun text not null,
  idx bigint not null,
  place text not null check (place in ('image', 'files', 'contents')),
  file_idx bigint not null references file,
  order_no int not null default 0,
  primary key (noun, idx, place, file_idx)
);
create unique index post_file_image on post_file (noun, idx) where place = 'image';
create index post_file_file on post_file (file_idx);

insert into post_file (noun, idx, place, file_idx, order_no)
select 'event', event_idx, 'files', file_idx, order_no from event_file
union all select 'event', idx, 'image', image_file_idx, 0 from event where image_file_idx is not null
union all select 'banner', idx, 'image', file_idx, 0 from banner;

create function tell_post_changed() returns trigger language plpgsql
  as $$ begin perform pg_notify('changed', coalesce(new.noun, old.noun)); return null; end $$;
create trigger post_file_changed after insert or update or delete on post_file
  for each row execute function tell_post_changed();

create or replace function file_is_shown(file_idx bigint, is_private boolean) returns boolean language sql stable as $$
  select not is_private and (
    exists (select from post_file x join post p on p.noun = x.noun and p.idx = x.idx
      where x.file_idx = file_is_shown.file_idx and post_state(p.state, p.open_at, p.close_at) = 'PUBLISHED')
    or exists (select from club_logo l where l.file_idx = file_is_shown.file_idx)
    or exists (select from member m where m.image_file_idx = file_is_shown.file_idx)
    or exists (select from admin a where a.image_file_idx = file_is_shown.file_idx)
  )
$$;

drop table event_file;
drop trigger event_changed on event;
drop index event_image, banner_file;
alter table event drop column image_file_idx;
alter table banner drop column file_idx;
create trigger event_changed
  after insert or delete or update of lang, title, contents, category, start_date, end_date, place, link, state, open_at, close_at
  on event for each statement execute function tell_changed('event');
-- No notice ever had one: pictures of posts are files.
drop trigger notice_changed on notice;
alter table notice drop column image_url;
-- A draft may have no time yet.
alter table notice alter open_at drop not null,
  add check (state in ('DRAFT', 'ARCHIVED') or open_at is not null), add check (open_at < close_at);
create trigger notice_changed
  after insert or delete or update of lang, title, contents, category, is_top, state, open_at, close_at
  on notice for each statement execute function tell_changed('notice');

-- Each version of a post as it was saved. Who saved it is in the audit row of the same transaction.
create table post_version (
  noun text not null,
  idx bigint not null,
  version int not null,
  at timestamptz not null default club_now(),
  xact xid8 not null default pg_current_xact_id(),
  post jsonb not null,
  primary key (noun, idx, version)
);

-- A trigger, so that no code path can forget it. Views are no part of what was saved.
create function keep_post_version() returns trigger language plpgsql as $$
begin
  insert into post_version (noun, idx, version, post)
  values (tg_table_name, new.idx, new.version, to_jsonb(new) - 'views');
  return null;
end $$;
do $$ declare board text; begin
  foreach board in array array['notice', 'event', 'banner', 'faq'] loop
    execute format('insert into post_version (noun, idx, version, at, post)
      select %L, idx, version, updated_at, to_jsonb(t) - ''views'' from %I t', board, board);
    execute format('create trigger %I after insert or update of version on %I
      for each row execute function keep_post_version()', board || '_version', board);
  end loop;
end $$;

-- The view grows by what this migration can break.
do $$ begin
  execute 'create or replace view invariant_violations as ' || rtrim(pg_get_viewdef('invariant_violations'), '; ') || $more$
union all
select 'P1', x.noun || ' ' || x.idx, 'a file of a post that is not there'
  from post_file x where not exists (select from post p where p.noun = x.noun and p.idx = x.idx)
union all
select 'P2', p.noun || ' ' || p.idx, 'not the version that was kept last'
  from post p left join post_version v on v.noun = p.noun and v.idx = p.idx
  group by p.noun, p.idx, p.version having max(v.version) is distinct from p.version
union all
select 'P3', 'file ' || f.file_idx, 'kept for a post, but no post has it'
  from file f
  where f.noun in ('notice', 'event', 'banner', 'faq') and not exists (select from post_file x where x.file_idx = f.file_idx)
union all
select 'P4', 'banner ' || b.idx, 'a banner without its picture'
  from banner b
  where not exists (select from post_file x where x.noun = 'banner' and x.idx = b.idx and x.place = 'image')$more$;
end $$;
