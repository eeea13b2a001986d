-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0316
CREATE TABLE text_service (
  single boolean NOT NULL DEFAULT true,
  provider text NOT NULL DEFAULT 'NONE',
  address text NOT NULL DEFAULT '',
  api_key text NOT NULL DEFAULT '',
  sender text NOT NULL DEFAULT '',
  channel_id text NOT NULL DEFAULT '',
  templates jsonb NOT NULL DEFAULT '{}'::jsonb,
  sealed_secret text NOT NULL DEFAULT '',
  kinds text[] NOT NULL DEFAULT '{STANDBY_OFFER,BOOKING_CANCELLED,BOOKING_DELAYED}'::text[],
  version integer NOT NULL DEFAULT 1,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  failure text,
  CONSTRAINT text_service_pkey PRIMARY KEY (single),
  CONSTRAINT text_service_provider_check CHECK (provider = ANY (ARRAY['NONE', 'OWN', 'SOLAPI'])),
  CONSTRAINT text_service_single_check CHECK (single)
);
