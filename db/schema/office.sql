-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0027
CREATE TABLE list_layout (
  admin_idx bigint NOT NULL,
  list text NOT NULL,
  layout jsonb NOT NULL,
  CONSTRAINT list_layout_pkey PRIMARY KEY (admin_idx, list),
  CONSTRAINT list_layout_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx) ON DELETE CASCADE
);

-- Migrations 0027
CREATE TABLE list_view (
  view_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  admin_idx bigint NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  is_shared boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT list_view_pkey PRIMARY KEY (view_idx),
  CONSTRAINT list_view_admin_idx_list_name_key UNIQUE (admin_idx, list, name),
  CONSTRAINT list_view_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx) ON DELETE CASCADE
);
CREATE INDEX list_view_shared ON list_view (list) WHERE is_shared;

-- Migrations 0140
CREATE TABLE removed_record (
  noun text NOT NULL,
  record_idx bigint NOT NULL,
  "row" jsonb NOT NULL,
  children jsonb NOT NULL DEFAULT '{}'::jsonb,
  more jsonb NOT NULL DEFAULT '{}'::jsonb,
  admin_idx bigint,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  undone_as integer,
  CONSTRAINT removed_record_pkey PRIMARY KEY (noun, record_idx),
  CONSTRAINT removed_record_admin_idx_fkey FOREIGN KEY (admin_idx) REFERENCES admin(admin_idx) ON DELETE CASCADE
);
CREATE INDEX removed_record_admin ON removed_record (admin_idx);
CREATE INDEX removed_record_at ON removed_record (at);
