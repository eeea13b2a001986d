-- runs on: this release
-- Streams resume from the moment of an event (decision 153); by date nobody asks without a moment.
drop index sheet_event_date;
create index sheet_event_at on sheet_event (at);
