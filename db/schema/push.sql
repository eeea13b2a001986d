-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0310
CREATE TABLE push_device (
  device_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_idx bigint NOT NULL,
  session_idx bigint,
  endpoint text NOT NULL,
  endpoint_hash bytea NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  server_key text NOT NULL,
  device text NOT NULL DEFAULT '',
  created_at timestamp with time zone NOT NULL DEFAULT club_now(),
  reached_at timestamp with time zone,
  CONSTRAINT push_device_pkey PRIMARY KEY (device_idx),
  CONSTRAINT push_device_endpoint_hash_key UNIQUE (endpoint_hash),
  CONSTRAINT push_device_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx),
  CONSTRAINT push_device_session_idx_fkey FOREIGN KEY (session_idx) REFERENCES session(session_idx) ON DELETE SET NULL
);
CREATE INDEX push_device_member ON push_device (member_idx);
CREATE INDEX push_device_session ON push_device (session_idx) WHERE session_idx IS NOT NULL;

-- Migrations 0310
CREATE FUNCTION forget_push_device()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from push_device where session_idx = new.session_idx;
  return null;
end $function$;
