-- Labels by language, versions that rise by themselves, and one zone for policy and club.

-- A third language gets its labels beside the others: {"en": "Male", "ko": "남성"}.
alter table code alter column labels drop default;
alter table code alter column labels type jsonb
  using jsonb_strip_nulls(jsonb_build_object('en', labels[1], 'ko', labels[2]));
alter table code alter column labels set default '{}';

-- The product knows the codes of a fixed group by name: their words may change, their number may not.
alter table code_group add column is_fixed boolean not null default true;

-- Browsers keep groups by version.
create function bump_code_groups() returns trigger language plpgsql
  as $$ begin
    update code_group set version = version + 1 where group_id in (select group_id from changed);
    return null;
  end $$;
create trigger code_added_version after insert on code referencing new table as changed
  for each statement execute function bump_code_groups();
create trigger code_version after update on code referencing new table as changed
  for each statement execute function bump_code_groups();

create function bump_policies() returns trigger language plpgsql
  as $$ begin update code_group set version = version + 1 where group_id = '996'; return null; end $$;
create trigger policy_version after insert or update or delete on policy
  for each statement execute function bump_policies();

-- What is sent of texts and codes depends on the club's languages.
create function bump_languages() returns trigger language plpgsql
  as $$ begin
    update code_group set version = version + 1;
    update message_version set ver = ver + 1;
    return null;
  end $$;
create trigger club_langs_version after update on club
  for each row when (old.langs is distinct from new.langs) execute function bump_languages();

-- C0190 and the club's own zone are one thing, whichever of them is written.
create function zone_of_policy() returns trigger language plpgsql
  as $$ begin
    update club set time_zone = new."values"[1], zone = new."values"[3], version = version + 1
      where (time_zone, zone) is distinct from (new."values"[1], new."values"[3]);
    return null;
  end $$;
create trigger policy_zone after update on policy
  for each row when (new.key = 'C0190' and old."values" is distinct from new."values") execute function zone_of_policy();

create function policy_of_zone() returns trigger language plpgsql
  as $$ begin
    update policy set "values" = array[
        new.time_zone,
        coalesce((select "group" from code where group_id = '104' and key = new.time_zone), ''),
        new.zone,
        "values"[4]]
      where key = 'C0190' and ("values"[1], "values"[3]) is distinct from (new.time_zone, new.zone);
    return null;
  end $$;
create trigger club_zone after update on club
  for each row when ((old.time_zone, old.zone) is distinct from (new.time_zone, new.zone)) execute function policy_of_zone();

-- Whoever writes them, code and zone agree: the offset of the code is that of the zone outside of summer time.
create function refuse_other_zone() returns trigger language plpgsql
  as $$
  declare
    meant interval := (select "group"::interval from code where group_id = '104' and key = new.time_zone);
    january interval := (timestamptz '2026-01-01 00:00Z' at time zone new.zone) - timestamp '2026-01-01';
    july interval := (timestamptz '2026-07-01 00:00Z' at time zone new.zone) - timestamp '2026-07-01';
  begin
    if meant is distinct from least(january, july) then
      raise exception 'time zone % is not that of %', new.time_zone, new.zone using errcode = 'check_violation';
    end if;
    return new;
  end $$;
create trigger club_zone_agrees before update on club
  for each row when ((old.time_zone, old.zone) is distinct from (new.time_zone, new.zone)) execute function refuse_other_zone();
