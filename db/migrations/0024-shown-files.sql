-- May everyone have this file now? Only while something that everyone may see shows it, by the club's clock. A noun that
-- is not named here keeps its files to itself, so a new one begins private.
create function file_is_shown(file_idx bigint, is_private boolean) returns boolean language sql stable as $$
  select not is_private and (
    exists (select from event e where e.image_file_idx = file_is_shown.file_idx
      and post_state(e.state, e.open_at, e.close_at) = 'PUBLISHED')
    or exists (select from event_file x join event e on e.idx = x.event_idx where x.file_idx = file_is_shown.file_idx
      and post_state(e.state, e.open_at, e.close_at) = 'PUBLISHED')
    or exists (select from banner b where b.file_idx = file_is_shown.file_idx
      and post_state(b.state, b.start_at, b.end_at) = 'PUBLISHED')
    or exists (select from club_logo l where l.file_idx = file_is_shown.file_idx)
    or exists (select from member m where m.image_file_idx = file_is_shown.file_idx)
    or exists (select from admin a where a.image_file_idx = file_is_shown.file_idx)
  )
$$;
create index banner_file on banner (file_idx);
create index member_image on member (image_file_idx) where image_file_idx is not null;
