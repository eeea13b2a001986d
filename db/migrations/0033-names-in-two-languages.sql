-- A person's name in the other letters: in Roman letters where `name` is Korean, in Korean where it is not; or empty.
alter table member add column other_name text not null default '';
alter table admin add column other_name text not null default '';

-- The form of a name for a language: Korean letters for Korean, others for every other language. Where there is one
-- form, it is that one. The same rule as nameIn() of the contract; a test compares them.
create function name_in(lang text, name text, other_name text) returns text language sql immutable parallel safe
  return case when other_name <> '' and (name ~ '[가-힣]') <> (lang = 'ko') then other_name else name end;

-- With both forms in the same letters no language could choose between them.
alter table member add constraint names_differ_in_letters
  check (other_name = '' or (name ~ '[가-힣]') <> (other_name ~ '[가-힣]'));
alter table admin add constraint names_differ_in_letters
  check (other_name = '' or (name ~ '[가-힣]') <> (other_name ~ '[가-힣]'));

-- The list of members sorts by the form that it shows.
drop index member_name;
create index member_name_korean on member (name_in('ko', name, other_name));
create index member_name_roman on member (name_in('en', name, other_name));

drop trigger member_told on member;
create trigger member_told after update of state, member_type, is_temp_password, name, other_name on member
  for each row execute function tell_member_changed();
drop trigger admin_told on admin;
create trigger admin_told after update of state, is_ss_admin, is_temp_password, name, other_name on admin
  for each row execute function tell_admin_changed();
