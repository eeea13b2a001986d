-- runs on: 0.1
-- Who cancels a booking while the club keeps its tee time closed pays nothing, and the cancellation counts in no month: also
-- not once the tee time is open again.
alter table booking add column was_shut boolean not null default false;
comment on column booking.was_shut is 'The club had closed its tee time when it was cancelled.';
