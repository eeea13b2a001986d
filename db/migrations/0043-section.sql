-- The fixed pages consist of sections. Texts are jsonb by language; `rows_text` has one row a line, its cells apart by |.
create table section (
  idx bigint generated always as identity primary key,
  page text not null check (page in ('club', 'gift', 'pft', 'guide')),
  kind text not null check (
    kind in ('TEXT', 'IMAGE', 'TABLE', 'HOURS', 'PEOPLE', 'ITEMS', 'MAP', 'FILES', 'ACTION')),
  heading jsonb not null,
  body jsonb not null,
  rows_text text not null default '',
  alt jsonb not null default '{}',
  -- The point of the picture that stays in view, in per cent from its left upper corner.
  focus_x smallint not null default 50 check (focus_x between 0 and 100),
  focus_y smallint not null default 50 check (focus_y between 0 and 100),
  link text,
  order_no int not null default 0,
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
create index section_place on section (page, order_no, idx);
create trigger section_changed after insert or update or delete on section
  for each statement execute function tell_changed('section');
create trigger section_version after insert or update of version on section
  for each row execute function keep_post_version();

-- Both views grow by the new board.
do $$ begin
  execute 'create or replace view post as ' || rtrim(pg_get_viewdef('post'), '; ')
    || ' union all select ''section'', idx, version, state, open_at, close_at from section';
  execute 'create or replace view invariant_violations as ' || rtrim(pg_get_viewdef('invariant_violations'), '; ') || $more$
union all
select 'P6', 'file ' || f.file_idx, 'kept for a section, but no section has it'
  from file f where f.noun = 'section' and not exists (select from post_file x where x.file_idx = f.file_idx)$more$;
end $$;
