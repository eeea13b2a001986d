-- A booking that its member took back minutes after making it is no cancellation.
alter table booking add column is_undone boolean not null default false;
