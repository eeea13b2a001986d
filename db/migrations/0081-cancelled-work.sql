-- Long work that a manager cancelled: an import before it began, its invitations, or a message before everyone had it.
-- The audit log says who did it.
alter table member_import add cancelled_at timestamptz;
alter table member_import drop constraint member_import_state_check;
alter table member_import add constraint member_import_state_check
  check (state in ('CHECKED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'));
alter table club_message_out add cancelled_at timestamptz;
