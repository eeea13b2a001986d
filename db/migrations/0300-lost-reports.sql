-- What members report, claim and sign for.

-- A report ends when its member withdraws it, or with the found item that was theirs.
alter table lost_report drop constraint lost_report_state_check;
update lost_report set state = 'WITHDRAWN' where state = 'CLOSED';
alter table lost_report
  add constraint lost_report_state_check check (state in ('OPEN', 'WITHDRAWN', 'RETURNED')),
  add column booking_idx bigint references booking,
  -- The found item that it was about.
  add column found_idx bigint references lost_item on delete set null,
  add constraint lost_report_found check (found_idx is null or state = 'RETURNED');
create index lost_report_booking on lost_report (booking_idx) where booking_idx is not null;
create index lost_report_of on lost_report (found_idx) where found_idx is not null;

create table lost_report_file (
  file_idx bigint primary key references file,
  report_idx bigint not null references lost_report on delete cascade,
  order_no int not null
);
create index lost_report_file_of on lost_report_file (report_idx);

alter table lost_claim
  -- Why the club refused it, in its own language and in the others.
  add column reason text not null default '',
  add column translated jsonb not null default '{}',
  -- The last decision that the member was notified of.
  add column told text check (told in ('ACCEPTED', 'REFUSED'));
create index lost_claim_open on lost_claim (idx) where state = 'OPEN';

-- Who took an item signed on the screen, or typed the name instead.
alter table lost_item
  add column signature_file_idx bigint references file,
  add column signed_at timestamptz,
  add constraint lost_item_signed check (state = 'RETURNED' or signature_file_idx is null and signed_at is null);
create unique index lost_item_signature on lost_item (signature_file_idx);

do $$ begin
  execute 'create or replace view invariant_violations as ' || rtrim(pg_get_viewdef('invariant_violations'), '; ') || $more$
union all
select 'P7', 'file ' || f.file_idx, 'kept for a lost thing or as a signature, but none has it'
  from file f
  where f.noun = 'lost_report' and not exists (select from lost_report_file x where x.file_idx = f.file_idx)
    or f.noun = 'lost_signature' and not exists (select from lost_item i where i.signature_file_idx = f.file_idx)
union all
select 'P8', 'lost report ' || r.report_idx, 'returned with an item that is not'
  from lost_report r join lost_item i on i.idx = r.found_idx where i.state <> 'RETURNED'
union all
select 'P9', 'lost claim ' || c.claim_idx, 'open, of an item that is not at the club any more'
  from lost_claim c join lost_item i using (idx) where c.state = 'OPEN' and i.state in ('RETURNED', 'TO_POLICE', 'DISPOSED')$more$;
end $$;
