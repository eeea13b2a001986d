-- The club's message while the site is not open, in its other languages; and changes of the state that are planned.
alter table site_state add column translated jsonb not null default '{}' check (jsonb_typeof(translated) = 'object');

create table site_plan (
  plan_idx bigint generated always as identity primary key,
  at timestamptz not null,
  state smallint not null check (state in (0, 1, 2)),
  message text,
  translated jsonb not null default '{}' check (jsonb_typeof(translated) = 'object'),
  reason text not null
);
create index site_plan_at on site_plan (at);
