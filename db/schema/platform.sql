-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0001
CREATE TABLE clock (
  single boolean NOT NULL DEFAULT true,
  shift interval NOT NULL DEFAULT '00:00:00'::interval,
  CONSTRAINT clock_pkey PRIMARY KEY (single),
  CONSTRAINT clock_single_check CHECK (single)
);

-- Migrations 0001
CREATE TABLE idempotency (
  who text NOT NULL,
  key uuid NOT NULL,
  call text NOT NULL,
  body_hash text NOT NULL,
  answer jsonb,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT idempotency_pkey PRIMARY KEY (who, key)
);
CREATE INDEX idempotency_at ON idempotency (at);

-- Migrations 0336
CREATE TABLE migration (
  name text NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  runs_on text,
  CONSTRAINT migration_pkey PRIMARY KEY (name)
);

-- Migrations 0001
CREATE UNLOGGED TABLE rate_limit (
  key character varying(255) NOT NULL,
  points integer NOT NULL DEFAULT 0,
  expire bigint,
  CONSTRAINT rate_limit_pkey PRIMARY KEY (key)
);

CREATE TRIGGER clock_told AFTER UPDATE ON clock FOR EACH ROW EXECUTE FUNCTION tell_clock();
CREATE TRIGGER holds_follow AFTER UPDATE ON clock FOR EACH ROW WHEN (new.shift < old.shift) EXECUTE FUNCTION move_holds(); -- hold.sql

-- Migrations 0290, 0291
CREATE FUNCTION business_day_end(since timestamp with time zone, days integer)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select (d.date + 1)::timestamp at time zone d.zone - interval '1 second'
  from (
    select day::date as date, z.zone
    from club z, generate_series((since at time zone z.zone)::date + 1, (since at time zone z.zone)::date + 366, interval '1 day') day
    where extract(isodow from day) < 6
      and not exists (select from holiday h where h.date = day::date and h.day_type in ('HO', 'SA', 'SU'))
      and not exists (select from sheet_day s where s.date = day::date and s.state = 'SUSPENDED')
    order by 1 offset greatest(days, 1) - 1 limit 1) d
$function$;

-- Migrations 0001
CREATE FUNCTION club_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$ select statement_timestamp() + (select shift from clock) $function$;

-- Migrations 0220
CREATE FUNCTION delayed_from(booking bigint, slot bigint)
 RETURNS time without time zone
 LANGUAGE sql
 STABLE
AS $function$
  select b.from_time from delay_booking b join delay d using (delay_idx)
  where b.booking_idx = booking and b.slot_idx = slot and d.undone_at is null
  order by d.delay_idx limit 1
$function$;

-- Migrations 0355, 0380, 0400
CREATE FUNCTION inquiry_due_at(q inquiry)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when q.state in ('ANSWERED', 'CLOSED') then null
    when q.type = 'APPEAL' then coalesce(q.due_at, (
      select ((q.created_at at time zone zone)::date + policy_number('penaltyDays', 'decideDays', 14) + 1)::timestamp
        at time zone zone - interval '1 second' from club))
    when q.state = 'RECEIVED' then business_day_end(q.created_at, policy_number('inquiry', 'assignDays', 1))
    when q.state = 'ASSIGNED' then business_day_end(q.created_at, policy_number('inquiry', 'answerDays', 3))
    else business_day_end(coalesce((select max(r.at) from inquiry_reopen r where r.idx = q.idx), club_now()),
      policy_number('inquiry', 'answerDays', 3)) end
$function$;

-- Migrations 0355
CREATE FUNCTION move_inquiry_dues()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from inquiry where due_at is not null and type <> 'APPEAL' order by idx for no key update;
  update inquiry q set due_at = inquiry_due_at(q)
  where q.due_at is not null and q.type <> 'APPEAL' and q.due_at <> inquiry_due_at(q);
  return null;
end $function$;

-- Migrations 0380
CREATE FUNCTION policy_number(policy text, field text, first integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select ("values" ->> field)::int from rule_setting where name = policy), first)
$function$;

-- Migrations 0021
CREATE FUNCTION refuse_emptying()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin raise exception '% is append only', tg_table_name; end $function$;

-- Migrations 0001
CREATE FUNCTION stamp_xact()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin new.xact := pg_current_xact_id(); return new; end $function$;

-- Migrations 0001
CREATE FUNCTION tell_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin perform pg_notify('changed', tg_argv[0]); return null; end $function$;

-- Migrations 0001
CREATE FUNCTION tell_clock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin perform pg_notify('clock', ''); return null; end $function$;

-- Migrations 0372
CREATE FUNCTION uncount_all_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update row_count set through = 0, counted = 0, parts = '{}', noted = 0 where of_table = tg_table_name;
  return null;
end
$function$;

-- Migrations 0372
CREATE FUNCTION uncount_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  last bigint;
begin
  if not exists (select from gone) then return null; end if;
  -- A count that is running ends first: it saw these rows.
  select through into last from row_count where of_table = tg_table_name for update;
  execute format('update row_count set counted = counted - (select count(*) from gone where %I <= $1) where of_table = $2', tg_argv[0])
    using last, tg_table_name;
  return null;
end
$function$;

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'I3' AS invariant,
    (('idempotency ' || i.who) || ' ') || i.key AS record,
    'a key without its answer' AS what
   FROM idempotency i
  WHERE i.answer IS NULL;
