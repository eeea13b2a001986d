-- A tee time of a day or a part that the club suspends. It stands on the tee time, because a statement that waited for
-- the lock of a row reads that row again, and nothing else. Source: domain, section 1.
alter table slot add column is_shut boolean not null default false;
-- Why a part of a day is suspended; null while it is not.
alter table sheet_part add column reason text,
  add column translated jsonb not null default '{}' check (jsonb_typeof(translated) = 'object');

-- When a claim that is no hold ends by itself: from then on it counts as none. Source: domain, section 6.
alter table claim add column if not exists frees_at timestamptz;
-- The club's share of a part, which the making of a day writes and takes away again.
alter table claim add column by_share boolean not null default false,
  add constraint claim_by_share check (not by_share or kind = 'HOUSE');
create index claim_frees on claim (frees_at) where frees_at is not null;

create or replace function count_fill(days date[]) returns setof day_fill language sql stable as $$
  select s.date, s.course_idx, s.part, count(*)::int,
    (count(*) filter (where f.kind = 'BOOKING' and f.member_type is distinct from '20'))::int,
    (count(*) filter (where f.kind = 'DRAW'))::int,
    (count(*) filter (where f.kind = 'TEAM'))::int,
    (count(*) filter (where f.kind = 'HOUSE'))::int,
    (count(*) filter (where f.kind = 'BLOCK'))::int,
    (count(*) filter (where f.kind = 'BOOKING' and f.member_type = '20'))::int
  from slot s join sheet_day d using (date) left join lateral (
    select c.kind, case when b.member_idx is null then '20' else m.member_type end as member_type
    from claim c left join booking b using (booking_idx) left join member m using (member_idx)
    where c.slot_idx = s.slot_idx and c.kind <> 'HOLD' and (c.frees_at is null or c.frees_at > club_now())
    order by c.seat limit 1) f on true
  where s.date = any (days) and d.state <> 'DRAFT'
  group by s.date, s.course_idx, s.part
$$;
