-- runs on: 0.1
-- What the image of the home page shows, by language, and the point of it that stays in view where a part is cut off.
alter table look
  add column hero_alt jsonb not null default '{}' check (jsonb_typeof(hero_alt) = 'object'),
  add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
  add column focus_y smallint not null default 50 check (focus_y between 0 and 100);
