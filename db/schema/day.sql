-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0050
CREATE TABLE day_fill (
  date date NOT NULL,
  course_idx bigint NOT NULL,
  part text NOT NULL,
  total integer NOT NULL,
  member integer NOT NULL,
  draw integer NOT NULL,
  team integer NOT NULL,
  house integer NOT NULL,
  blocked integer NOT NULL,
  non_member integer NOT NULL,
  CONSTRAINT day_fill_pkey PRIMARY KEY (date, course_idx, part),
  CONSTRAINT day_fill_course_idx_fkey FOREIGN KEY (course_idx) REFERENCES course(course_idx),
  CONSTRAINT day_fill_date_fkey FOREIGN KEY (date) REFERENCES sheet_day(date) ON DELETE CASCADE
);

-- Migrations 0005, 0007, 0034, 0530
CREATE TABLE sheet_day (
  date date NOT NULL,
  day_type text NOT NULL,
  day_class text NOT NULL,
  state text NOT NULL DEFAULT 'DRAFT',
  reason text,
  version integer NOT NULL DEFAULT 1,
  template_idx bigint,
  translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  opened_at timestamp with time zone,
  CONSTRAINT sheet_day_pkey PRIMARY KEY (date),
  CONSTRAINT sheet_day_day_class_check CHECK (day_class = ANY (ARRAY['WEEKDAY', 'WEEKEND'])),
  CONSTRAINT sheet_day_state_check CHECK (state = ANY (ARRAY['DRAFT', 'PUBLISHED', 'SUSPENDED', 'CLOSED'])),
  CONSTRAINT sheet_day_translated_check CHECK (jsonb_typeof(translated) = 'object'),
  CONSTRAINT sheet_day_template_idx_fkey FOREIGN KEY (template_idx) REFERENCES template(template_idx)
);
CREATE INDEX sheet_day_state ON sheet_day (state, date);

-- Migrations 0005, 0341
CREATE UNLOGGED TABLE sheet_event (
  event_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  date date NOT NULL,
  slot_idx bigint,
  CONSTRAINT sheet_event_pkey PRIMARY KEY (event_idx)
);
CREATE INDEX sheet_event_at ON sheet_event (at);

-- Migrations 0130, 0170
CREATE TABLE sheet_part (
  date date NOT NULL,
  part text NOT NULL,
  draw_share smallint NOT NULL,
  fcfs_share smallint NOT NULL,
  house_share smallint NOT NULL,
  team_share smallint NOT NULL,
  reason text,
  translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT sheet_part_pkey PRIMARY KEY (date, part),
  CONSTRAINT sheet_part_check CHECK ((draw_share + fcfs_share + house_share + team_share) = 100),
  CONSTRAINT sheet_part_draw_share_check CHECK (draw_share >= 0 AND draw_share <= 100),
  CONSTRAINT sheet_part_fcfs_share_check CHECK (fcfs_share >= 0 AND fcfs_share <= 100),
  CONSTRAINT sheet_part_house_share_check CHECK (house_share >= 0 AND house_share <= 100),
  CONSTRAINT sheet_part_team_share_check CHECK (team_share >= 0 AND team_share <= 100),
  CONSTRAINT sheet_part_translated_check CHECK (jsonb_typeof(translated) = 'object'),
  CONSTRAINT sheet_part_date_fkey FOREIGN KEY (date) REFERENCES sheet_day(date) ON DELETE CASCADE
);

-- Migrations 0390
CREATE TABLE shut_course (
  date date NOT NULL,
  part text NOT NULL,
  course_idx bigint NOT NULL,
  reason text NOT NULL,
  translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT shut_course_pkey PRIMARY KEY (date, part, course_idx),
  CONSTRAINT shut_course_translated_check CHECK (jsonb_typeof(translated) = 'object'),
  CONSTRAINT shut_course_course_idx_fkey FOREIGN KEY (course_idx) REFERENCES course(course_idx) ON DELETE CASCADE,
  CONSTRAINT shut_course_date_fkey FOREIGN KEY (date) REFERENCES sheet_day(date) ON DELETE CASCADE
);

CREATE TRIGGER sheet_day_moves_dues AFTER UPDATE OF state ON sheet_day FOR EACH ROW WHEN (old.state <> new.state AND ('SUSPENDED' = old.state OR 'SUSPENDED' = new.state)) EXECUTE FUNCTION move_inquiry_dues(); -- platform.sql
CREATE TRIGGER sheet_day_noted AFTER UPDATE ON sheet_day FOR EACH ROW EXECUTE FUNCTION note_day_changed();
CREATE TRIGGER sheet_day_opened AFTER UPDATE OF opened_at ON sheet_day FOR EACH ROW WHEN (old.opened_at IS DISTINCT FROM new.opened_at) EXECUTE FUNCTION tell_changed('rule'); -- platform.sql

-- Migrations 0050, 0075, 0170, 0260, 0262, 0266
CREATE FUNCTION count_fill(days date[])
 RETURNS SETOF day_fill
 LANGUAGE sql
 STABLE
AS $function$
  with tee as materialized (
    select s.slot_idx, s.date, s.course_idx, s.part from slot s join sheet_day d using (date)
    where s.date = any (days) and d.state <> 'DRAFT' and not s.is_dropped),
  taken as (
    select distinct on (c.slot_idx) c.slot_idx, c.kind, c.freed_at is not null as is_freed,
      case when b.member_idx is null then '20' else m.member_type end as member_type
    from claim c left join booking b using (booking_idx) left join member m using (member_idx)
    where c.slot_idx = any (array(select slot_idx from tee)) and c.kind <> 'HOLD'
      and (c.frees_at is null or c.frees_at > (select club_now()))
    order by c.slot_idx, c.seat)
  select s.date, s.course_idx, s.part, count(*)::int,
    (count(*) filter (where f.kind = 'BOOKING' and f.member_type is distinct from '20' or f.is_freed))::int,
    (count(*) filter (where f.kind = 'DRAW'))::int,
    (count(*) filter (where f.kind = 'TEAM'))::int,
    (count(*) filter (where f.kind = 'HOUSE'))::int,
    (count(*) filter (where f.kind = 'BLOCK' and not f.is_freed))::int,
    (count(*) filter (where f.kind = 'BOOKING' and f.member_type = '20'))::int
  from tee s left join taken f using (slot_idx)
  group by s.date, s.course_idx, s.part
$function$;

-- Migrations 0050
CREATE FUNCTION fill_between(from_date date, to_date date)
 RETURNS SETOF day_fill
 LANGUAGE sql
 STABLE
AS $function$
  select k.* from day_fill k where k.date between from_date and to_date
  union all
  select c.* from count_fill(array(
    select d.date from sheet_day d where d.date between from_date and to_date and d.state <> 'DRAFT'
      and not exists (select from day_fill k where k.date = d.date))) c
$function$;

-- Migrations 0050
CREATE FUNCTION forget_fill(days date[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from sheet_day where date = any (days) and date < current_club_date() order by date for no key update;
  delete from day_fill where date = any (days);
end $function$;

-- Migrations 0050
CREATE FUNCTION keep_fill(days date[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from sheet_day where date = any (days) order by date for no key update;
  insert into day_fill select * from count_fill(days) on conflict do nothing;
end $function$;

-- Migrations 0005
CREATE FUNCTION note_day_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into sheet_event (date) values (new.date);
  return null;
end $function$;
