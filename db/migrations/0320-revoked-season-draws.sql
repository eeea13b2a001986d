-- The draw of a season can be revoked with a reason that applicants read, and another one be frozen. Decision 137.

alter table team_draw_typed
  drop constraint team_draw_typed_season_idx_fkey,
  drop constraint team_draw_typed_pkey;

alter table team_draw
  drop constraint team_draw_pkey,
  add draw_idx bigint generated always as identity primary key,
  add revoked_at timestamptz,
  add revoke_reason text check (revoke_reason <> ''),
  add translated jsonb not null default '{}',
  add constraint team_draw_revoked check ((revoked_at is null) = (revoke_reason is null)),
  add constraint team_draw_ends check (published_at is null or revoked_at is null);
create index team_draw_season on team_draw (season_idx);
create unique index team_draw_one on team_draw (season_idx) where revoked_at is null;

alter table team_draw_typed add draw_idx bigint references team_draw;
update team_draw_typed t set draw_idx = d.draw_idx from team_draw d where d.season_idx = t.season_idx;
alter table team_draw_typed
  alter draw_idx set not null,
  drop season_idx,
  add constraint team_draw_typed_pkey primary key (draw_idx, admin_idx);
