-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0330
CREATE TABLE desk_device (
  device_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  secret_hash bytea NOT NULL,
  paired_by bigint NOT NULL,
  paired_at timestamp with time zone NOT NULL DEFAULT club_now(),
  last_used_at timestamp with time zone,
  CONSTRAINT desk_device_pkey PRIMARY KEY (device_idx),
  CONSTRAINT desk_device_secret_hash_key UNIQUE (secret_hash),
  CONSTRAINT desk_device_name_check CHECK (name <> ''),
  CONSTRAINT desk_device_paired_by_fkey FOREIGN KEY (paired_by) REFERENCES admin(admin_idx)
);
CREATE INDEX desk_device_paired_by ON desk_device (paired_by);
