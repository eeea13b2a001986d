-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0076
CREATE TABLE waiver (
  waiver_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  date date NOT NULL,
  part text,
  kind text NOT NULL,
  measured text NOT NULL,
  reason text NOT NULL,
  waived integer NOT NULL DEFAULT 0,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT waiver_pkey PRIMARY KEY (waiver_idx),
  CONSTRAINT waiver_kind_check CHECK (kind = ANY (ARRAY['RAIN', 'SNOW', 'WIND', 'COLD', 'HEAT', 'LIGHTNING']))
);
CREATE UNIQUE INDEX waiver_part ON waiver (date, COALESCE(part, ''));

-- Migrations 0076
CREATE FUNCTION has_waiver(day date, day_part text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM waiver w WHERE ((w.date = has_waiver.day) AND ((w.part IS NULL) OR (w.part = has_waiver.day_part)))));
