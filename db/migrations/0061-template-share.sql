-- How the starts of a part are split, in per cent. Source: domain, section 8.
alter table template_part
  add column draw_share smallint not null default 0 check (draw_share between 0 and 100),
  add column fcfs_share smallint not null default 100 check (fcfs_share between 0 and 100),
  add column house_share smallint not null default 0 check (house_share between 0 and 100),
  add column team_share smallint not null default 0 check (team_share between 0 and 100),
  add check (draw_share + fcfs_share + house_share + team_share = 100);
