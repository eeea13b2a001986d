-- runs on: this release
-- Fewer players pay for all places of a tee time, unless the club says otherwise. A club whose tee times fewer may play goes on
-- as it did: those who play pay. Decision 172.
insert into rule_setting (name, "values")
select 'booking', '{"fewerPayForAll": false}'::jsonb
where exists (select from template_part where mode = 'EXCLUSIVE' and min_players < capacity)
  or exists (select from slot where mode = 'EXCLUSIVE' and min_players < capacity and date >= current_club_date())
on conflict (name) do update set "values" = rule_setting."values" || excluded."values", version = rule_setting.version + 1;
