-- runs on: 0.1
-- A list without a filter gives the number of all its rows, which after years are half a million. Those of earlier nights are
-- counted once: rows are only ever added with a higher number, and a row that goes is taken off in its own transaction.
-- Decision 166.
create table row_count (
  of_table text primary key,
  through bigint not null default 0,
  counted bigint not null default 0,
  parts jsonb not null default '{}',
  noted bigint not null default 0,
  noted_xact xid8 not null default '0',
  noted_at timestamptz not null default clock_timestamp()
);
comment on table row_count is 'Rows of a table as counted at night; without a count, all are counted by each list.';
comment on column row_count.through is 'Rows with this number or a lower one are in the count.';
comment on column row_count.counted is 'How many rows there are with this number or a lower one.';
comment on column row_count.parts is 'The same by noun, for the audit log alone.';
comment on column row_count.noted is 'The highest number at the last count; the next may go so far once all that ran then has ended.';
comment on column row_count.noted_xact is 'The first transaction that had not begun then.';

insert into row_count (of_table) values ('audit'), ('booking'), ('coupon'), ('mail'), ('member'), ('penalty'), ('standby_entry');

create function uncount_rows() returns trigger language plpgsql as $$
declare
  last bigint;
begin
  if not exists (select from gone) then return null; end if;
  -- A count that is running ends first: it saw these rows.
  select through into last from row_count where of_table = tg_table_name for update;
  execute format('update row_count set counted = counted - (select count(*) from gone where %I <= $1) where of_table = $2', tg_argv[0])
    using last, tg_table_name;
  return null;
end
$$;
create function uncount_all_rows() returns trigger language plpgsql as $$
begin
  update row_count set through = 0, counted = 0, parts = '{}', noted = 0 where of_table = tg_table_name;
  return null;
end
$$;

create trigger booking_uncounted after delete on booking referencing old table as gone
  for each statement execute function uncount_rows('booking_idx');
create trigger booking_emptied after truncate on booking for each statement execute function uncount_all_rows();
create trigger coupon_uncounted after delete on coupon referencing old table as gone
  for each statement execute function uncount_rows('coupon_idx');
create trigger coupon_emptied after truncate on coupon for each statement execute function uncount_all_rows();
create trigger mail_uncounted after delete on mail referencing old table as gone
  for each statement execute function uncount_rows('mail_idx');
create trigger mail_emptied after truncate on mail for each statement execute function uncount_all_rows();
create trigger member_uncounted after delete on member referencing old table as gone
  for each statement execute function uncount_rows('member_idx');
create trigger member_emptied after truncate on member for each statement execute function uncount_all_rows();
create trigger penalty_uncounted after delete on penalty referencing old table as gone
  for each statement execute function uncount_rows('penalty_idx');
create trigger penalty_emptied after truncate on penalty for each statement execute function uncount_all_rows();
create trigger standby_entry_uncounted after delete on standby_entry referencing old table as gone
  for each statement execute function uncount_rows('waiting_idx');
create trigger standby_entry_emptied after truncate on standby_entry for each statement execute function uncount_all_rows();

-- The few accounts that are gone or wait are subtracted or counted, not the many others.
create index member_not_active on member (state, member_idx) where state <> 'ACTIVE';
