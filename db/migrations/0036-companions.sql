-- Companions of a member: known ones, saved groups, and what a member lets others see.
alter table member add column findable boolean not null default true;

-- Found by exact name and phone number, or by membership number.
create index member_exact_name on member (lower(name));
create index member_exact_other_name on member (lower(other_name)) where other_name <> '';

create table buddy (
  member_idx bigint not null references member,
  buddy_idx bigint not null references member,
  place smallint not null,
  primary key (member_idx, buddy_idx),
  check (member_idx <> buddy_idx)
);
create index buddy_of on buddy (buddy_idx);

-- Members that a search has found: only they and those played with can become buddies, so that no list of numbers
-- can be turned into a list of names.
create table found_member (
  member_idx bigint not null references member,
  found_idx bigint not null references member,
  primary key (member_idx, found_idx)
);
create index found_member_of on found_member (found_idx);

create table companion_group (
  member_idx bigint not null references member,
  place smallint not null,
  name text not null,
  companions bigint[] not null check (cardinality(companions) between 1 and 3),
  primary key (member_idx, place)
);

-- Kinds of email that a member has switched on or off; without a row a kind is on.
create table member_mail_choice (
  member_idx bigint not null references member,
  kind text not null,
  is_wanted boolean not null,
  primary key (member_idx, kind)
);

-- What members who were named in a booking answered; without a row the question is open. It is kept apart from the
-- players, so that a change of the others does not ask again.
create table player_answer (
  booking_idx bigint not null references booking,
  member_idx bigint not null references member,
  answer text not null check (answer in ('ACCEPTED', 'DECLINED')),
  -- The place that is to be named again since it was declined.
  no smallint check ((no is null) = (answer = 'ACCEPTED')),
  at timestamptz not null default club_now(),
  primary key (booking_idx, member_idx)
);
create index player_answer_member on player_answer (member_idx);
-- Nobody is asked about what was agreed before there was a question.
insert into player_answer (booking_idx, member_idx, answer)
  select p.booking_idx, p.member_idx, 'ACCEPTED' from booking_player p join booking b using (booking_idx)
  where p.member_idx <> b.member_idx and p.active and p.play_date >= current_club_date();

-- A place that is named again no longer says that it was declined, and a new time is a new question.
create function forget_declined() returns trigger language plpgsql as $$
begin
  delete from player_answer where booking_idx = old.booking_idx and no = old.no;
  return null;
end $$;
create trigger player_named_again after delete on booking_player for each row execute function forget_declined();
create function ask_again() returns trigger language plpgsql as $$
begin
  delete from player_answer where booking_idx = new.booking_idx;
  return null;
end $$;
create trigger booking_moved after update of slot_idx on booking
  for each row when (new.slot_idx <> old.slot_idx) execute function ask_again();

-- Names on the sheet change with the players of a booking and with a member's own switch.
create function note_booking_changed() returns trigger language plpgsql as $$
begin
  insert into sheet_event (date, slot_idx) select s.date, s.slot_idx from slot s where s.slot_idx = new.slot_idx;
  return null;
end $$;
create trigger booking_noted after update of version on booking
  for each row when (new.version <> old.version and new.active) execute function note_booking_changed();

create function note_shown_name() returns trigger language plpgsql as $$
begin
  insert into sheet_event (date, slot_idx)
  select s.date, s.slot_idx from booking_player p join booking b using (booking_idx) join slot s on s.slot_idx = b.slot_idx
  where p.member_idx = new.member_idx and p.active and p.play_date >= current_club_date();
  return null;
end $$;
create trigger member_name_noted after update of show_name on member
  for each row when (new.show_name <> old.show_name) execute function note_shown_name();

-- Who reads names on the sheet was yes or no.
update rule_setting set "values" = case when ("values" ->> 'showNames')::boolean then "values" - 'showNames'
    else "values" || '{"showNames": "NOBODY"}' end
  where name = 'booking' and jsonb_typeof("values" -> 'showNames') = 'boolean';
