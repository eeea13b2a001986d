-- runs on: 0.1
-- Whom a message or an email names, and the booking that it tells of, so that an erasure finds it by number and not by a
-- name, which anyone chooses. Decision 160.
alter table member_message
  -- Numbers of the members whom the text names beside its reader; null in a row from before this was kept.
  add column named bigint[],
  -- Of what tells of a booking.
  add column booking_idx bigint;
alter table mail
  -- As in member_message.
  add column named bigint[],
  -- As in member_message.
  add column booking_idx bigint;

create index member_message_named on member_message using gin (named);
create index mail_named on mail using gin (named);
