-- The last forecast that was read, in one row: hours and days as `server/src/weather/rules.ts` describes them.
create table weather (
  single boolean primary key default true check (single),
  source text not null check (source in ('OPEN_METEO', 'DEMO')),
  observed_at timestamptz not null,
  hours jsonb not null,
  days jsonb not null,
  -- Why the source could not be read the last time; null when it could.
  problem text
);
create trigger weather_changed after insert or update on weather for each statement execute function tell_changed('weather');

-- How to play a hole, by language.
alter table course_hole add column tip jsonb not null default '{}';
