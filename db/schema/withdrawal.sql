-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0013
CREATE TABLE departed (
  member_idx bigint NOT NULL,
  identity_hash bytea NOT NULL,
  left_at timestamp with time zone NOT NULL,
  CONSTRAINT departed_pkey PRIMARY KEY (member_idx),
  CONSTRAINT departed_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);
CREATE INDEX departed_identity ON departed (identity_hash);

-- Migrations 0013, 0109
CREATE TABLE departed_penalty (
  departed_penalty_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  identity_hash bytea NOT NULL,
  code text NOT NULL,
  from_date date NOT NULL,
  until_date date,
  keep_until date NOT NULL,
  money bigint,
  currency text,
  due_date date,
  days_if_unpaid integer,
  CONSTRAINT departed_penalty_pkey PRIMARY KEY (departed_penalty_idx),
  CONSTRAINT departed_penalty_days_or_money CHECK (until_date IS NOT NULL OR money IS NOT NULL)
);
CREATE INDEX departed_penalty_identity ON departed_penalty (identity_hash);

-- Migrations 0013
CREATE TABLE withdrawal_reason (
  reason_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_idx bigint,
  reasons text[] NOT NULL,
  text text,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT withdrawal_reason_pkey PRIMARY KEY (reason_idx),
  CONSTRAINT withdrawal_reason_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);
CREATE INDEX withdrawal_reason_member ON withdrawal_reason (member_idx);
