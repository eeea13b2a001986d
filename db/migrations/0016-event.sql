-- Events of the club.

-- Where a post stands by the club's clock. No job turns it, so none can be late.
create function post_state(state text, open_at timestamptz, close_at timestamptz) returns text language sql stable as $$
  select case
    when state not in ('SCHEDULED', 'PUBLISHED') then state
    when open_at > club_now() then 'SCHEDULED'
    when close_at <= club_now() then 'ENDED'
    else 'PUBLISHED'
  end
$$;

create table event (
  idx bigint generated always as identity primary key,
  lang text not null,
  title text not null,
  contents text not null,
  category text,
  -- Days of the club, both included.
  start_date date,
  end_date date,
  place text,
  link text,
  image_file_idx bigint references file,
  state text not null check (state in ('DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED', 'ARCHIVED')),
  open_at timestamptz,
  close_at timestamptz,
  views int not null default 0,
  created_by bigint references admin,
  created_at timestamptz not null default club_now(),
  updated_at timestamptz not null default club_now(),
  version int not null default 1,
  check (state in ('DRAFT', 'ARCHIVED') or (open_at is not null and start_date is not null and end_date is not null)),
  check (start_date <= end_date),
  check (open_at < close_at)
);
-- Lists and neighbours go by the first day, what is over by the last.
create index event_by_start on event (start_date, idx) where state in ('SCHEDULED', 'PUBLISHED');
create index event_by_end on event (end_date, idx) where state in ('SCHEDULED', 'PUBLISHED');
create index event_image on event (image_file_idx);

create table event_file (
  event_idx bigint not null references event on delete cascade,
  file_idx bigint not null references file,
  order_no int not null,
  primary key (event_idx, file_idx)
);
create index event_file_file on event_file (file_idx);

-- Views are left out, as with notices: they change all the time.
create trigger event_changed after insert or delete or update of lang, title, contents, category, start_date, end_date, place, link, image_file_idx, state, open_at, close_at
  on event for each statement execute function tell_changed('event');
create trigger event_file_changed after insert or update or delete on event_file
  for each statement execute function tell_changed('event');
