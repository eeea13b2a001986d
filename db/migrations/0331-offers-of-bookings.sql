-- A booker offers a booking to a companion, who becomes the booker by accepting. A change of the players or a move writes
-- them anew, which ends the offer: it was for the booking as it was.
alter table booking_player add column offered_at timestamptz;
create unique index player_offered on booking_player (booking_idx) where offered_at is not null;
