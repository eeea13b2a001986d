-- A manager's change of a draw that the standing plan made stays, whatever becomes of the days of its week.
alter table draw add is_edited boolean not null default false;

-- The share of a part keeps tee times for draws too, also those that a revoked draw gave back to it.
alter table claim drop constraint claim_by_share, add constraint claim_by_share check (not by_share or kind in ('HOUSE', 'DRAW'));
