-- What a club settles for itself.

alter table club
  add column mail_order_no text not null default '',
  -- Whom mails are from; empty: the club's own address and name.
  add column sender_mail text not null default '',
  add column sender_name text not null default '',
  add column tax_mail text not null default '',
  -- How long the outbox keeps mails that are done.
  add column keep_days int not null default 90 check (keep_days between 7 and 3650),
  -- Edits of the logos count apart: who changes the address does not stand in the way of who changes a logo.
  add column logo_version int not null default 1;

-- Pictures of the club; their texts stand in club.logos.
create table club_logo (
  place text primary key,
  file_idx bigint not null references file
);
create trigger club_logo_changed after insert or update or delete on club_logo
  for each statement execute function tell_changed('site');

-- The product's own mark stands where a club has no picture; it is no picture of the club.
update club set logos = logos - 'logoSimpleRl' - 'logoSimpleUd' where logos ->> 'logoSimpleRl' = '/logo.svg';

-- Secrets of providers are sealed from now on with the secret of the deployment, which SQL does not know: they are to
-- be entered once more, and until then their way is not offered.
alter table cert_kind rename column secret to sealed_secret;
update cert_kind set is_use = false, sealed_secret = '', version = version + 1 where kind = 'NICE' and sealed_secret <> '';
update cert_kind set is_use = true, version = version + 1
  where kind = 'EMAIL' and not exists (select from cert_kind where is_use and kind <> 'PASSKEY');
