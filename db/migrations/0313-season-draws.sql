-- The hours of a season can be given to groups by a draw that anyone can compute again. Decision 137.

alter table team_season
  add draw_at timestamptz check (draw_at > close_at),
  add seed_mode text check (seed_mode in ('beacon', 'numbers')),
  add seed_name text check (seed_name <> ''),
  add constraint team_season_draw check ((mode = 'DRAW') = (draw_at is not null) and (mode = 'DRAW') = (seed_mode is not null)),
  add constraint team_season_seed check ((seed_mode is not distinct from 'numbers') = (seed_name is not null));

-- What was frozen, and then drawn; published once the applications are decided by it.
create table team_draw (
  season_idx bigint primary key references team_season,
  frozen jsonb not null,
  drawn jsonb,
  frozen_at timestamptz not null default club_now(),
  drawn_at timestamptz,
  published_at timestamptz,
  constraint team_draw_drawn check ((drawn is null) = (drawn_at is null)),
  constraint team_draw_published check (published_at is null or drawn_at is not null)
);

-- The numbers of a public draw, as each manager typed them.
create table team_draw_typed (
  season_idx bigint not null references team_draw,
  admin_idx bigint not null references admin,
  value text not null,
  at timestamptz not null default club_now(),
  primary key (season_idx, admin_idx)
);
create index team_draw_typed_admin on team_draw_typed (admin_idx);

-- Of the draw: its name in the bundle, and its place once the result is published.
alter table team_form
  add pseudonym text unique check (pseudonym ~ '^[0-9a-f]{32}$'),
  add place int check (place > 0),
  add constraint team_form_place check (place is null or pseudonym is not null);
