-- The archive was restored, and did not reach the bucket. Decision 126.
alter table backup_run drop constraint backup_run_problem_check;
alter table backup_run add constraint backup_run_problem_check
  check (problem in ('NOT_WRITTEN', 'DAMAGED', 'NO_RIGHT', 'NOT_RESTORED', 'NOT_SENT'));
