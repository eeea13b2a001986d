-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0304
CREATE TABLE waiver_proposal (
  proposal_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  date date NOT NULL,
  part text NOT NULL,
  kind text NOT NULL,
  value double precision,
  from_at timestamp with time zone NOT NULL,
  to_at timestamp with time zone NOT NULL,
  state text NOT NULL DEFAULT 'OPEN',
  waiver_idx bigint,
  reason text,
  CONSTRAINT waiver_proposal_pkey PRIMARY KEY (proposal_idx),
  CONSTRAINT waiver_proposal_date_part_kind_key UNIQUE (date, part, kind),
  CONSTRAINT waiver_proposal_check CHECK ((kind = 'LIGHTNING') = (value IS NULL)),
  CONSTRAINT waiver_proposal_check1 CHECK (to_at > from_at),
  CONSTRAINT waiver_proposal_check2 CHECK ((state = 'CONFIRMED') = (waiver_idx IS NOT NULL)),
  CONSTRAINT waiver_proposal_check3 CHECK ((state = 'DISMISSED') = (reason IS NOT NULL)),
  CONSTRAINT waiver_proposal_kind_check CHECK (kind = ANY (ARRAY['RAIN', 'SNOW', 'WIND', 'COLD', 'HEAT', 'LIGHTNING'])),
  CONSTRAINT waiver_proposal_state_check CHECK (state = ANY (ARRAY['OPEN', 'GONE', 'CONFIRMED', 'DISMISSED'])),
  CONSTRAINT waiver_proposal_waiver_idx_fkey FOREIGN KEY (waiver_idx) REFERENCES waiver(waiver_idx)
);
CREATE INDEX waiver_proposal_open ON waiver_proposal (date) WHERE state = 'OPEN';
CREATE INDEX waiver_proposal_waiver ON waiver_proposal (waiver_idx) WHERE waiver_idx IS NOT NULL;
