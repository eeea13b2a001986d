-- runs on: this release
-- The first answer of the club: when an enquiry was taken up, who answers it, and what was added for its member. Decision 130.
alter table inquiry add taken_at timestamptz, add taken_by bigint references admin on delete set null,
  add taken_text text not null default '', add answer_by date,
  add constraint inquiry_taken check (taken_at is not null = (answer_by is not null) and (taken_at is not null or taken_text = ''));
create index inquiry_taken_by on inquiry (taken_by);
