-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0275
CREATE TABLE draw_slow (
  draw_idx bigint NOT NULL,
  steps integer NOT NULL,
  x text NOT NULL,
  CONSTRAINT draw_slow_pkey PRIMARY KEY (draw_idx),
  CONSTRAINT draw_slow_steps_check CHECK (steps >= 0),
  CONSTRAINT draw_slow_x_check CHECK (length(x) = 512 AND x ~ '^[0-9a-f]+$'),
  CONSTRAINT draw_slow_draw_idx_fkey FOREIGN KEY (draw_idx) REFERENCES draw(draw_idx) ON DELETE CASCADE
);
