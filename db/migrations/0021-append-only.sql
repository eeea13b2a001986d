-- What is append only cannot be emptied either.
create function refuse_emptying() returns trigger language plpgsql
  as $$ begin raise exception '% is append only', tg_table_name; end $$;
create trigger consent_not_emptied before truncate on consent for each statement execute function refuse_emptying();
create trigger audit_not_emptied before truncate on audit for each statement execute function refuse_emptying();
