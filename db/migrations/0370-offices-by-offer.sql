-- runs on: 0.1
-- An office of a group is taken over by the member who accepts it, and the days of a late change fall only on officers who
-- accepted theirs. Those of before accept it with the next thing that they do in it. Decision 163.
-- An older release writes neither: it removes the people of a form and adds them anew.
alter table team_person
  add column offered text check (offered in ('PRESIDENT', 'SECRETARY'))
    constraint team_person_offered check (offered is null or member_idx is not null and office is null),
  add column has_accepted boolean not null default false
    constraint team_person_has_accepted check (not has_accepted or office is not null);
create unique index team_person_of_offered on team_person (form_idx, offered) where offered is not null;
-- Who answers for a late change belongs in the booking terms of a club that has a season for groups (decision 121).
update club set rules_since = club_now() where exists (select from team_season);
