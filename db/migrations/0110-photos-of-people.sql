-- Photos of people are not public: only those to whom the product shows them may read the file.
do $$ declare
  shown text := pg_get_functiondef('file_is_shown(bigint, boolean)'::regprocedure);
  of_member text := 'or exists (select from member m where m.image_file_idx = file_is_shown.file_idx)';
  of_manager text := 'or exists (select from admin a where a.image_file_idx = file_is_shown.file_idx)';
begin
  if position(of_member in shown) = 0 or position(of_manager in shown) = 0 then
    raise 'file_is_shown has no line for photos';
  end if;
  execute replace(replace(shown, of_member, ''), of_manager, '');
end $$;

-- A photo is shown to the person, to managers who read the list that the person is in, and to members who have the
-- person among their companions.
create function photo_is_shown(file_idx bigint, to_member bigint, to_manager bigint, reads_members boolean, reads_managers boolean)
  returns boolean language sql stable as $$
  select exists (
      select from member m where m.image_file_idx = photo_is_shown.file_idx and (m.member_idx = to_member or reads_members
        or exists (select from buddy b where b.member_idx = to_member and b.buddy_idx = m.member_idx)))
    or exists (
      select from admin a where a.image_file_idx = photo_is_shown.file_idx and (a.admin_idx = to_manager or reads_managers))
$$;
