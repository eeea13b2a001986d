-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0056, 0081
CREATE TABLE member_import (
  import_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  admin_idx bigint NOT NULL,
  file_name text NOT NULL,
  state text NOT NULL,
  rows jsonb NOT NULL,
  created integer NOT NULL,
  changed integer NOT NULL,
  same integer NOT NULL,
  problems jsonb NOT NULL DEFAULT '[]'::jsonb,
  invite boolean NOT NULL DEFAULT false,
  reason text NOT NULL DEFAULT '',
  newcomers bigint[] NOT NULL DEFAULT '{}'::bigint[],
  invited integer NOT NULL DEFAULT 0,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  cancelled_at timestamp with time zone,
  CONSTRAINT member_import_pkey PRIMARY KEY (import_idx),
  CONSTRAINT member_import_state_check CHECK (state = ANY (ARRAY['CHECKED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'])),
  CONSTRAINT member_import_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx)
);
CREATE INDEX member_import_admin ON member_import (admin_idx);
CREATE INDEX member_import_at ON member_import (at);
