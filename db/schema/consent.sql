-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0009
CREATE TABLE consent (
  consent_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  member_idx bigint NOT NULL,
  terms_idx bigint NOT NULL,
  agreed boolean NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT club_now(),
  channel text NOT NULL DEFAULT 'WEB',
  ip text,
  text_hash text NOT NULL,
  CONSTRAINT consent_pkey PRIMARY KEY (consent_idx),
  CONSTRAINT consent_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx),
  CONSTRAINT consent_terms_idx_fkey FOREIGN KEY (terms_idx) REFERENCES terms(terms_idx)
);
CREATE INDEX consent_member ON consent (member_idx, terms_idx, consent_idx);

-- Migrations 0020
CREATE TABLE news_question (
  member_idx bigint NOT NULL,
  asked_at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT news_question_pkey PRIMARY KEY (member_idx),
  CONSTRAINT news_question_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx) ON DELETE CASCADE
);

CREATE TRIGGER consent_append_only BEFORE DELETE OR UPDATE ON consent FOR EACH ROW EXECUTE FUNCTION refuse_consent_change();
CREATE TRIGGER consent_not_emptied BEFORE TRUNCATE ON consent FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying(); -- platform.sql

-- Migrations 0009
CREATE FUNCTION refuse_consent_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin raise exception 'consents are append only'; end $function$;
