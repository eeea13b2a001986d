-- runs on: 0.1
-- What else was read whole after years: enquiries, the counts of the outbox, and the penalties of one booking. Decision 166.
create index penalty_of_booking on penalty (booking_idx) where booking_idx is not null;

create index inquiry_by_due on inquiry (due_at, (-idx));
create index inquiry_by_state on inquiry (state, due_at, (-idx));
create index inquiry_letters on inquiry using gin (letters_of(title || ' ' || contents));
drop index inquiry_due;
create index inquiry_due on inquiry (due_at) include (state, type) where due_at is not null;
insert into row_count (of_table) values ('inquiry');
create trigger inquiry_uncounted after delete on inquiry referencing old table as gone
  for each statement execute function uncount_rows('idx');
create trigger inquiry_emptied after truncate on inquiry for each statement execute function uncount_all_rows();

create index mail_not_sent on mail (state) include (bounced_at) where state <> 'SENT';
