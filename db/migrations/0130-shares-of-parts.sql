-- The parts of templates are the one source of shares. Source: domain, section 1. A part that still has what every part
-- began with has set no share of the club, so the club has the 10 % that held until now.
alter table template_part alter column fcfs_share set default 90, alter column house_share set default 10;
update template_part set fcfs_share = 90, house_share = 10
where (draw_share, fcfs_share, house_share, team_share) = (0, 100, 0, 0);

-- A day keeps the shares that the parts of its template had when it was made.
create table sheet_part (
  date date not null references sheet_day on delete cascade,
  part text not null,
  draw_share smallint not null check (draw_share between 0 and 100),
  fcfs_share smallint not null check (fcfs_share between 0 and 100),
  house_share smallint not null check (house_share between 0 and 100),
  team_share smallint not null check (team_share between 0 and 100),
  primary key (date, part),
  check (draw_share + fcfs_share + house_share + team_share = 100)
);
insert into sheet_part (date, part, draw_share, fcfs_share, house_share, team_share)
select d.date, p.part, p.draw_share, p.fcfs_share, p.house_share, p.team_share
from sheet_day d join template_part p using (template_idx);

-- The policy of draws has no shares of its own any more. The audit log keeps what was set.
update rule_setting set "values" = "values" - '{drawShare,fcfsShare,houseShare}'::text[], version = version + 1
where name = 'draw' and "values" ?| '{drawShare,fcfsShare,houseShare}'::text[];
