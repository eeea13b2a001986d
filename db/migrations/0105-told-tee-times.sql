-- At which tee time a member was told of a booking, so that a move can name the old one beside the new one, whoever made
-- it and however many moves followed one another. Unknown where the tee time is not known any more.
alter table booking_notice add column slot_idx bigint references slot on delete set null;
create index booking_notice_slot on booking_notice (slot_idx) where slot_idx is not null;
update booking_notice n set slot_idx = b.slot_idx from booking b where b.booking_idx = n.booking_idx and n.version = b.version;

-- The email about a change has a text for a move; a club's own text is that of the other changes.
update club_message set code = 'BOOKING_CHANGED_DETAILS' where category = 'mail' and code = 'BOOKING_CHANGED';
