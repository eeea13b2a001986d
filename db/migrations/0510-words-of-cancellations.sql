-- runs on: this release
-- What the players read of a cancellation by the club in the languages besides the club's own; cancel_text is in that. Decision 179.
alter table booking add cancel_translated jsonb not null default '{}';
