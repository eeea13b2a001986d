-- runs on: this release
-- A cancellation at the desk that a manager leaves without a penalty counts in no month, as one whose penalty was waived.
alter table booking add column is_excused boolean not null default false;
comment on column booking.is_excused is 'A manager cancelled it for its member without a penalty.';
