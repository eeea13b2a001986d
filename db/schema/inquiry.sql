-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0180, 0290, 0470
CREATE TABLE inquiry (
  idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_idx bigint NOT NULL,
  type text NOT NULL,
  title text NOT NULL,
  contents text NOT NULL,
  state text NOT NULL DEFAULT 'RECEIVED',
  booking_idx bigint,
  penalty_idx bigint,
  answer text,
  answered_at timestamp with time zone,
  answered_by bigint,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  updated_at timestamp with time zone NOT NULL DEFAULT club_now(),
  version integer NOT NULL DEFAULT 1,
  assigned_to bigint,
  due_at timestamp with time zone,
  taken_at timestamp with time zone,
  taken_by bigint,
  taken_text text NOT NULL DEFAULT '',
  answer_by date,
  CONSTRAINT inquiry_pkey PRIMARY KEY (idx),
  CONSTRAINT inquiry_answer CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CONSTRAINT inquiry_answered CHECK (state <> 'ANSWERED' OR answer IS NOT NULL),
  CONSTRAINT inquiry_appeal CHECK (type <> 'APPEAL' OR penalty_idx IS NOT NULL),
  CONSTRAINT inquiry_state_check CHECK (state = ANY (ARRAY['RECEIVED', 'ASSIGNED', 'ANSWERED', 'REOPENED', 'CLOSED'])),
  CONSTRAINT inquiry_taken CHECK ((taken_at IS NOT NULL) = (answer_by IS NOT NULL) AND (taken_at IS NOT NULL OR taken_text = '')),
  CONSTRAINT inquiry_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES admin(admin_idx) ON DELETE SET NULL,
  CONSTRAINT inquiry_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES admin(admin_idx) ON DELETE SET NULL,
  CONSTRAINT inquiry_booking_idx_fkey FOREIGN KEY (booking_idx) REFERENCES booking(booking_idx),
  CONSTRAINT inquiry_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx),
  CONSTRAINT inquiry_penalty_idx_fkey FOREIGN KEY (penalty_idx) REFERENCES penalty(penalty_idx),
  CONSTRAINT inquiry_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES admin(admin_idx) ON DELETE SET NULL
);
CREATE INDEX inquiry_answered ON inquiry (answered_at) WHERE state = 'ANSWERED';
CREATE INDEX inquiry_answered_by ON inquiry (answered_by);
CREATE INDEX inquiry_assigned_to ON inquiry (assigned_to);
CREATE INDEX inquiry_by_due ON inquiry (due_at, (- idx));
CREATE INDEX inquiry_by_state ON inquiry (state, due_at, (- idx));
CREATE INDEX inquiry_due ON inquiry (due_at) INCLUDE (state, type) WHERE due_at IS NOT NULL;
CREATE INDEX inquiry_letters ON inquiry USING gin (letters_of((title || ' ') || contents));
CREATE INDEX inquiry_of_booking ON inquiry (booking_idx) WHERE booking_idx IS NOT NULL;
CREATE INDEX inquiry_of_member ON inquiry (member_idx, idx);
CREATE UNIQUE INDEX inquiry_of_penalty ON inquiry (penalty_idx) WHERE type = 'APPEAL';
CREATE INDEX inquiry_taken_by ON inquiry (taken_by);

CREATE TRIGGER inquiry_due BEFORE UPDATE OF state ON inquiry FOR EACH ROW WHEN (old.state <> new.state) EXECUTE FUNCTION note_inquiry_due();
CREATE TRIGGER inquiry_due_new BEFORE INSERT ON inquiry FOR EACH ROW EXECUTE FUNCTION note_inquiry_due();
CREATE TRIGGER inquiry_emptied AFTER TRUNCATE ON inquiry FOR EACH STATEMENT EXECUTE FUNCTION uncount_all_rows(); -- platform.sql
CREATE TRIGGER inquiry_uncounted AFTER DELETE ON inquiry REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION uncount_rows('idx'); -- platform.sql

-- Migrations 0290, 0355
CREATE FUNCTION note_inquiry_due()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.due_at := inquiry_due_at(new);
  return new;
end $function$;

-- Parts of the view invariant_violations: what must never be, a row for each breach.

 SELECT 'Q1' AS invariant,
    'penalty ' || p.penalty_idx AS record,
    'appealed, but no appeal is open' AS what
   FROM penalty p
  WHERE p.state = 'APPEALED' AND NOT (EXISTS ( SELECT
           FROM inquiry q
          WHERE q.penalty_idx = p.penalty_idx AND q.type = 'APPEAL' AND q.state <> 'CLOSED'));

 SELECT 'Q1' AS invariant,
    'inquiry ' || q.idx AS record,
    'an open appeal against a penalty that is not appealed' AS what
   FROM inquiry q
     JOIN penalty p USING (penalty_idx)
  WHERE q.type = 'APPEAL' AND q.state <> 'CLOSED' AND p.state <> 'APPEALED';
