-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0012
CREATE TABLE job (
  job_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  schedule text,
  next_at timestamp with time zone,
  held_until timestamp with time zone,
  last_at timestamp with time zone,
  last_ms integer,
  last_error text,
  CONSTRAINT job_pkey PRIMARY KEY (job_idx),
  CONSTRAINT job_name_key UNIQUE (name)
);

-- Migrations 0012
CREATE TABLE job_task (
  task_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  data jsonb NOT NULL DEFAULT '{}'::jsonb,
  due_at timestamp with time zone NOT NULL DEFAULT club_now(),
  held_until timestamp with time zone,
  tries integer NOT NULL DEFAULT 0,
  error text,
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT job_task_pkey PRIMARY KEY (task_idx)
);
CREATE INDEX job_task_due ON job_task (name, due_at);
