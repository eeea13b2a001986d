-- runs on: this release
-- A section with one gift had the gift's photo as its picture. Photos belong to the rows of items now; the picture of a
-- section with a caption stays above its rows.
create temp table photo on commit drop as
  select t.idx, x.file_idx from section t join post_file x on x.noun = 'section' and x.idx = t.idx and x.place = 'image'
  where t.kind = 'ITEMS' and t.page = 'gift' and t.heading <> '{}' and jsonb_array_length(t.rows) = 1
    and jsonb_array_length(t.rows -> 0) between 3 and 4
    and not exists (select from jsonb_each_text(t.caption) where value <> '');
update section t set rows = jsonb_build_array(
    jsonb_build_array(t.rows -> 0 -> 0, t.rows -> 0 -> 1, t.rows -> 0 -> 2, coalesce(t.rows -> 0 -> 3, '{}'),
      (select jsonb_object_agg(lang, p.file_idx || ' ' || t.focus_x || ' ' || t.focus_y) from jsonb_object_keys(t.heading) lang),
      t.alt))
  from photo p where p.idx = t.idx;
update post_file x set place = 'contents' from photo p where x.noun = 'section' and x.idx = p.idx and x.file_idx = p.file_idx and x.place = 'image';
update file f set noun = 'text' from photo p where f.file_idx = p.file_idx;
