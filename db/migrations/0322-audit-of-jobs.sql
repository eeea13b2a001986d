-- What a job did last is read by its name; jobs write few of the rows, so the index costs bookings nothing.
create index audit_job on audit (call, audit_idx) where member_idx is null and admin_idx is null;
