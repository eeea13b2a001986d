-- Hours, in the club's time, in which emails of optional kinds wait for their end; they may pass midnight.
alter table member add column quiet_from time, add column quiet_until time,
  add constraint member_quiet_hours check ((quiet_from is null) = (quiet_until is null) and quiet_from <> quiet_until);
