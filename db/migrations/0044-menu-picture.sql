-- A menu's own picture for shared links; without one, the address of the product's stays.
alter table menu add column sns_image_file_idx bigint references file;
create index menu_image on menu (sns_image_file_idx) where sns_image_file_idx is not null;

create or replace function file_is_shown(file_idx bigint, is_private boolean) returns boolean language sql stable as $$
  select not is_private and (
    exists (select from post_file x join post p on p.noun = x.noun and p.idx = x.idx
      where x.file_idx = file_is_shown.file_idx and post_state(p.state, p.open_at, p.close_at) = 'PUBLISHED')
    or exists (select from club_logo l where l.file_idx = file_is_shown.file_idx)
    or exists (select from member m where m.image_file_idx = file_is_shown.file_idx)
    or exists (select from admin a where a.image_file_idx = file_is_shown.file_idx)
    or exists (select from menu u where u.sns_image_file_idx = file_is_shown.file_idx)
  )
$$;
