-- What a newcomer says of a membership: the club compares it before it becomes the member's own number.
alter table member add column claimed_no text;

-- The required versions in force that a member is asked for, each type once: in the own language, else in the club's.
-- A version in another language that takes effect the same day is the same version.
create function terms_asked(whose bigint) returns table (terms_idx bigint, agreed boolean) language sql stable as $$
  select asked.terms_idx, (
    select c.agreed from consent c join terms said on said.terms_idx = c.terms_idx
    where c.member_idx = whose and said.terms_type = asked.terms_type and said.effective_date = asked.effective_date
    order by c.consent_idx desc limit 1)
  from (
    select distinct on (t.terms_type) t.terms_type, t.terms_idx, t.effective_date
    from terms_version t
    where t.state = 'IN_FORCE' and t.is_required and t.terms_type <> 'BOOKING'
    order by t.terms_type, t.lang = (select lang from member where member_idx = whose) desc nulls last,
      t.lang = (select lang from club) desc, t.terms_idx
  ) asked
$$;

create or replace function terms_limit_of(whose bigint) returns text language sql stable as $$
  select case when bool_or(agreed is null) then 'TERMS' when bool_or(not agreed) then 'READ_ONLY' end
  from terms_asked(whose)
$$;

-- By which ways a member takes news: mail, sms, push. What was said to the terms behind it stands in the consents.
alter table member add column news text[] not null default '{}' check (news <@ '{mail,sms,push}');
