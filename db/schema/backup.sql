-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0332, 0333
CREATE TABLE backup_run (
  run_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone NOT NULL,
  ms integer NOT NULL,
  file text,
  bytes bigint,
  problem text,
  detail text NOT NULL DEFAULT '',
  CONSTRAINT backup_run_pkey PRIMARY KEY (run_idx),
  CONSTRAINT backup_run_check CHECK ((file IS NULL) = (bytes IS NULL)),
  CONSTRAINT backup_run_check1 CHECK (file IS NOT NULL OR problem = 'NOT_WRITTEN'),
  CONSTRAINT backup_run_ms_check CHECK (ms >= 0),
  CONSTRAINT backup_run_problem_check CHECK (problem = ANY (ARRAY['NOT_WRITTEN', 'DAMAGED', 'NO_RIGHT', 'NOT_RESTORED', 'NOT_SENT']))
);
CREATE INDEX backup_run_proven ON backup_run (at) WHERE problem IS NULL;
