-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0084
CREATE TABLE home_address (
  date date NOT NULL,
  print bytea NOT NULL,
  visitors integer NOT NULL DEFAULT 1,
  CONSTRAINT home_address_pkey PRIMARY KEY (date, print),
  CONSTRAINT home_address_date_fkey FOREIGN KEY (date) REFERENCES home_view(date) ON DELETE CASCADE
);

-- Migrations 0008
CREATE TABLE home_view (
  date date NOT NULL,
  views integer NOT NULL DEFAULT 0,
  salt uuid NOT NULL DEFAULT gen_random_uuid(),
  CONSTRAINT home_view_pkey PRIMARY KEY (date)
);

-- Migrations 0008
CREATE TABLE home_viewer (
  date date NOT NULL,
  print bytea NOT NULL,
  CONSTRAINT home_viewer_pkey PRIMARY KEY (date, print),
  CONSTRAINT home_viewer_date_fkey FOREIGN KEY (date) REFERENCES home_view(date) ON DELETE CASCADE
);
