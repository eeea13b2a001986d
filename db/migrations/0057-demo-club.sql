-- The demo club, and the accounts whose password is the demo's, which everyone can read.
alter table club add column is_demo boolean not null default false;

-- Ends with the first change of the password, and with the account.
create table known_password (id text primary key references login_id on delete cascade);
create function forget_known_password() returns trigger language plpgsql as $$
begin
  delete from known_password where id = new.id;
  return null;
end $$;
create trigger member_known_password after update of password_hash on member
  for each row when (old.password_hash is distinct from new.password_hash) execute function forget_known_password();
create trigger admin_known_password after update of password_hash on admin
  for each row when (old.password_hash is distinct from new.password_hash) execute function forget_known_password();

-- Hashes have a salt each, so two accounts share one only if the seed of a demo made both.
with account as (select id, password_hash from member union all select id, password_hash from admin)
insert into known_password
select id from account where password_hash <> '' and password_hash in (
  select password_hash from account group by password_hash having count(*) > 1);
update club set is_demo = exists (select from known_password);
