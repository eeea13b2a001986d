-- runs on: this release
-- Of the seed mode numbers: the club’s day of the public draw, in the post before the first entry. Draws that were planned
-- without it go on without it: what they published stays as it is.
alter table draw add seed_date date, add constraint draw_seed_date check (seed_date is null or seed_mode = 'numbers');
