-- Lost property and the hall of fame as managers keep them.
alter table lost_item
  -- Marks by which an owner is known; nothing public has them.
  add hidden text not null default '',
  add finder text,
  add signed_by text,
  add created_at timestamptz not null default club_now(),
  add version int not null default 1;

-- Photos of found things, for managers only.
create table lost_item_file (
  idx bigint not null references lost_item on delete cascade,
  file_idx bigint not null references file,
  order_no int not null,
  primary key (idx, file_idx)
);
create unique index lost_item_file_file on lost_item_file (file_idx);

-- Who says that a found thing is theirs, and how they describe it.
create table lost_claim (
  claim_idx bigint generated always as identity primary key,
  idx bigint not null references lost_item on delete cascade,
  member_idx bigint not null references member,
  description text not null,
  phone_no text not null default '',
  at timestamptz not null default club_now(),
  state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'REFUSED'))
);
create index lost_claim_of on lost_claim (idx);
create unique index lost_claim_member on lost_claim (member_idx, idx) where state <> 'REFUSED';
create unique index lost_claim_accepted on lost_claim (idx) where state = 'ACCEPTED';

-- What members miss.
create table lost_report (
  report_idx bigint generated always as identity primary key,
  member_idx bigint not null references member,
  -- Key of the code group 792.
  kind text not null,
  title text not null,
  text text not null default '',
  lost_date date not null,
  place text not null default '',
  at timestamptz not null default club_now(),
  state text not null default 'OPEN' check (state in ('OPEN', 'CLOSED'))
);
create index lost_report_member on lost_report (member_idx);
create index lost_report_open on lost_report (kind, lost_date) where state = 'OPEN';

alter table hof
  add image_file_idx bigint references file,
  add created_at timestamptz not null default club_now(),
  add version int not null default 1,
  add check (state <> 'PUBLISHED' or has_consent) not valid;
-- Feats without consent were never shown.
update hof set state = 'VERIFIED' where state = 'PUBLISHED' and not has_consent;
alter table hof validate constraint hof_check;
create index hof_member on hof (member_idx);
create unique index hof_image on hof (image_file_idx);

-- Grown, not written anew, so that it keeps the lines of other migrations.
do $$ declare
  shown text := pg_get_functiondef('file_is_shown(bigint, boolean)'::regprocedure);
  last_line text := 'or exists (select from menu u';
begin
  if position(last_line in shown) = 0 then raise 'file_is_shown has no line for menus'; end if;
  execute replace(shown, last_line, 'or exists (select from hof h where h.image_file_idx = file_is_shown.file_idx
      and h.state = ''PUBLISHED'' and h.has_consent)
    ' || last_line);
end $$;

do $$ begin
  execute 'create or replace view invariant_violations as ' || rtrim(pg_get_viewdef('invariant_violations'), '; ') || $more$
union all
select 'P6', 'file ' || f.file_idx, 'kept for a found thing or a feat, but none has it'
  from file f
  where f.noun = 'lost_item' and not exists (select from lost_item_file x where x.file_idx = f.file_idx)
    or f.noun = 'hof' and not exists (select from hof h where h.image_file_idx = f.file_idx)$more$;
end $$;
