-- A removed manager is kept like every other removed record. Who removed it before this migration is not known.
insert into removed_record (noun, record_idx, row, children, more, at)
select 'admin', admin_idx, kept -> 'admin', kept - 'admin',
  jsonb_build_object('fileIdx', kept -> 'admin' -> 'image_file_idx'), removed_at from removed_manager;
drop table removed_manager;
-- The job that emptied it.
delete from job where name = 'forget-managers';
