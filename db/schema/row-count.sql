-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0372
CREATE TABLE row_count (
  of_table text NOT NULL,
  through bigint NOT NULL DEFAULT 0,
  counted bigint NOT NULL DEFAULT 0,
  parts jsonb NOT NULL DEFAULT '{}'::jsonb,
  noted bigint NOT NULL DEFAULT 0,
  noted_xact xid8 NOT NULL DEFAULT '0'::xid8,
  noted_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT row_count_pkey PRIMARY KEY (of_table)
);
COMMENT ON COLUMN row_count.through IS 'Rows with this number or a lower one are in the count.';
COMMENT ON COLUMN row_count.counted IS 'How many rows there are with this number or a lower one.';
COMMENT ON COLUMN row_count.parts IS 'The same by noun, for the audit log alone.';
COMMENT ON COLUMN row_count.noted IS 'The highest number at the last count; the next may go so far once all that ran then has ended.';
COMMENT ON COLUMN row_count.noted_xact IS 'The first transaction that had not begun then.';
