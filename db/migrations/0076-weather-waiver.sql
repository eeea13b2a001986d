-- Weather on a day, or on a part of it: cancellations of its tee times have no consequences. Source: domain, section 6.
create table waiver (
  waiver_idx bigint generated always as identity primary key,
  date date not null,
  -- The whole day without it.
  part text,
  kind text not null check (kind in ('RAIN', 'SNOW', 'WIND', 'COLD', 'HEAT', 'LIGHTNING')),
  -- As the manager wrote it, such as 12 mm/h.
  measured text not null,
  reason text not null,
  -- Penalties that were waived with it.
  waived int not null default 0,
  at timestamptz not null default club_now()
);
create unique index waiver_part on waiver (date, coalesce(part, ''));

create function has_waiver(day date, day_part text) returns boolean language sql stable
  return exists (select from waiver w where w.date = day and (w.part is null or w.part = day_part));
