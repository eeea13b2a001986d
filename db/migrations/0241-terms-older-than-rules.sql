-- Since when the rules are as the product has them. Booking terms from before may say otherwise: the product prepares a
-- draft of a new version for the managers. A later change of the rules sets it anew.
alter table club add column rules_since timestamptz not null default club_now();

-- When the product prepared a draft, and when a manager dismissed it; a dismissed one stays a draft.
alter table terms add column prepared_at timestamptz;
alter table terms add column dismissed_at timestamptz check (dismissed_at is null or prepared_at is not null);

create or replace view terms_version as
  select terms_idx, terms_type, title, contents, lang, effective_date, is_required, revision, version, is_draft, is_worse,
    created_at,
    case
      when is_draft then 'DRAFT'
      when effective_date > current_club_date() then 'SCHEDULED'
      when exists (
        select from terms later
        where later.terms_type = t.terms_type and later.lang = t.lang and not later.is_draft
          and later.effective_date > t.effective_date and later.effective_date <= current_club_date()) then 'SUPERSEDED'
      else 'IN_FORCE'
    end as state,
    is_draft and prepared_at is not null and dismissed_at is null as is_prepared
  from terms t;
