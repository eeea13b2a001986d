-- runs on: 0.1
-- Days that a group would play and for which its approval found no other day: its officers and managers read them. Until now
-- they stood in the log of changes alone.
alter table team_contract add column lost_dates date[] not null default '{}';
-- The log has no change of these contracts: they keep the transaction that it has.
alter table team_contract disable trigger team_contract_xact;
update team_contract c set lost_dates = array(
    select lost::date from unnest(string_to_array(a.after ->> 'dropped', ', ')) lost where lost::date > c.created_at::date order by 1)
  from audit a where a.noun = 'team-contract' and a.record_idx = c.contract_idx and a.after ->> 'dropped' <> '';
alter table team_contract enable trigger team_contract_xact;
