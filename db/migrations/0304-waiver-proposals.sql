-- One word for it: the kind of a waiver, of a warning and of a delay, and now the sky of an hour.
update code set key = 'LIGHTNING',
  key_name = case key_name when 'Thunderstorm' then 'Lightning' else key_name end,
  labels = labels
    || case labels ->> 'en' when 'Thunderstorm' then '{"en": "Lightning"}'::jsonb else '{}' end
    || case labels ->> 'ko' when '뇌우' then '{"ko": "낙뢰"}'::jsonb else '{}' end
where group_id = '791' and key = 'THUNDER';
update weather set hours = replace(hours::text, '"THUNDER"', '"LIGHTNING"')::jsonb,
  days = replace(days::text, '"THUNDER"', '"LIGHTNING"')::jsonb;

-- A waiver that the weather of a part of a day suggests, from the forecast or the readings of the day; a manager decides.
create table waiver_proposal (
  proposal_idx bigint generated always as identity primary key,
  date date not null,
  part text not null,
  kind text not null check (kind in ('RAIN', 'SNOW', 'WIND', 'COLD', 'HEAT', 'LIGHTNING')),
  -- mm, cm, m/s or °C, the furthest beyond the limit; null of lightning.
  value double precision check ((kind = 'LIGHTNING') = (value is null)),
  -- The hours of the part in which it reaches the limit, from the first to the last.
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at > from_at),
  -- GONE: the forecast changed for the better before anyone decided.
  state text not null default 'OPEN' check (state in ('OPEN', 'GONE', 'CONFIRMED', 'DISMISSED')),
  waiver_idx bigint references waiver check ((state = 'CONFIRMED') = (waiver_idx is not null)),
  -- Why it was dismissed.
  reason text check ((state = 'DISMISSED') = (reason is not null)),
  unique (date, part, kind)
);
create index waiver_proposal_waiver on waiver_proposal (waiver_idx) where waiver_idx is not null;
create index waiver_proposal_open on waiver_proposal (date) where state = 'OPEN';
