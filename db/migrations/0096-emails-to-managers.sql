-- Whose account an email to a manager is about, so that its code is hidden from managers with fewer rights.
alter table mail add column admin_idx bigint references admin on delete cascade;
create index mail_admin on mail (admin_idx) where admin_idx is not null;

-- Emails with a code that were written before: of several managers with one address, the one with the most rights.
update mail m set admin_idx = (
  select a.admin_idx from admin a where lower(a.email) = lower(m.to_email)
  order by a.is_ss_admin desc, (select coalesce(sum(length(r.rights)), 0) from admin_right r where r.admin_idx = a.admin_idx) desc
  limit 1)
where m.member_idx is null and m.has_secret and m.kind <> 'CERT_CODE';
