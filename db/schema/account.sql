-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0013
CREATE TABLE login_id (
  id text NOT NULL,
  CONSTRAINT login_id_pkey PRIMARY KEY (id)
);

-- Migrations 0013
CREATE FUNCTION keep_login_id()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then delete from login_id where id = old.id; end if;
  if tg_op <> 'DELETE' then insert into login_id values (new.id); end if;
  return null;
end $function$;

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'P2' AS invariant,
    'member ' || m.member_idx AS record,
    'login id is not kept' AS what
   FROM member m
  WHERE NOT (EXISTS ( SELECT
           FROM login_id l
          WHERE l.id = m.id));
