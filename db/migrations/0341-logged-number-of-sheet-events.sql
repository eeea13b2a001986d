-- runs on: this release
-- On a standby that became the primary an unlogged sequence may have no first page ("bad magic number in sequence"), and
-- every change of a tee time fails (decision 153). It is made anew, because one that is broken cannot be altered.
truncate sheet_event;
alter table sheet_event alter event_idx drop identity;
alter table sheet_event alter event_idx add generated always as identity;
alter sequence sheet_event_event_idx_seq set logged;
