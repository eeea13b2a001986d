-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0141
CREATE TABLE coupon_kind (
  kind_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  name jsonb NOT NULL,
  amount bigint,
  percent smallint,
  day_classes text[] NOT NULL DEFAULT '{}'::text[],
  parts text[] NOT NULL DEFAULT '{}'::text[],
  min_players smallint NOT NULL DEFAULT 1,
  valid_days integer,
  is_use boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT coupon_kind_pkey PRIMARY KEY (kind_idx),
  CONSTRAINT coupon_kind_amount_check CHECK (amount > 0),
  CONSTRAINT coupon_kind_check CHECK ((kind = 'FIXED') = (amount IS NOT NULL)),
  CONSTRAINT coupon_kind_check1 CHECK ((kind = 'PERCENT') = (percent IS NOT NULL)),
  CONSTRAINT coupon_kind_kind_check CHECK (kind = ANY (ARRAY['CART', 'FIXED', 'PERCENT', 'ROUND', 'GUEST'])),
  CONSTRAINT coupon_kind_min_players_check CHECK (min_players >= 1 AND min_players <= 4),
  CONSTRAINT coupon_kind_percent_check CHECK (percent >= 1 AND percent <= 100),
  CONSTRAINT coupon_kind_valid_days_check CHECK (valid_days > 0)
);
