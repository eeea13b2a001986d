-- runs on: 0.1
-- The rules of groups belong in the booking terms of a club that has a season for them (decision 121).
update club set rules_since = club_now() where exists (select from team_season);
