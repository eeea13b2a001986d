-- runs on: 0.1
-- News go as text messages where the club sends them so, to members who agreed to that and verified their number. Decision 134.
create or replace view text_reader as
  select c.member_idx, c.kind, p.phone_no
  from member_mail_choice c
    join member_phone p using (member_idx)
    join text_service s on s.provider <> 'NONE' and c.kind = any (s.kinds)
  where c.text_wanted and c.kind <> 'CLUB_NEWS'
  union all
  select m.member_idx, 'CLUB_NEWS', p.phone_no
  from member m
    join member_phone p using (member_idx)
    join text_service s on s.provider <> 'NONE' and 'CLUB_NEWS' = any (s.kinds)
  where 'sms' = any (m.news);
