-- A temporary password opens the account for a day; whoever reads the mail later finds a key that fits nothing.
alter table admin add temp_password_until timestamptz;
create function limit_temp_password() returns trigger language plpgsql as $$
begin
  new.temp_password_until := case when new.is_temp_password then club_now() + interval '24 hours' end;
  return new;
end $$;
create trigger admin_temp_password before insert or update of password_hash, is_temp_password on admin
  for each row execute function limit_temp_password();
update admin set is_temp_password = true where is_temp_password;

-- The club begins to ask its managers for a second step: who has none may do nothing else from this moment on, on an
-- open stream too.
create function tell_factor_required() returns trigger language plpgsql as $$
begin
  if new.name = 'account' and needs_second_factor() then
    perform pg_notify('session', 'a' || admin_idx) from admin
      where state = 'ACTIVE' and not has_second_factor(admin_idx);
  end if;
  return null;
end $$;
create trigger rule_setting_factor_told after insert or update of "values" on rule_setting
  for each row execute function tell_factor_required();
