-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0290
CREATE TABLE inquiry_template (
  template_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  name jsonb NOT NULL,
  contents jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT inquiry_template_pkey PRIMARY KEY (template_idx)
);
