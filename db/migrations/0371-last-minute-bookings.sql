-- runs on: 0.1
-- A club may let bookings shortly before the tee time be outside the month's limit; they are none of those that it counts
-- later either, also after the setting changed. Decision 161.
alter table booking add column outside_quota boolean not null default false;
comment on column booking.outside_quota is 'It does not count in the limit of its month.';
