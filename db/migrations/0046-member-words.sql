-- What managers find a member by, anywhere in a line. The index knows every three letters in a row.
create extension if not exists pg_trgm;
alter table member add column words text not null generated always as (
  id || E'\n' || name || E'\n' || other_name || E'\n' || coalesce(member_no, claimed_no, '')) stored;
create index member_words on member using gin (words gin_trgm_ops);
