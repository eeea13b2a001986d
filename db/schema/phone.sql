-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0316
CREATE TABLE member_phone (
  member_idx bigint NOT NULL,
  phone_no text NOT NULL,
  verified_at timestamp with time zone NOT NULL DEFAULT club_now(),
  CONSTRAINT member_phone_pkey PRIMARY KEY (member_idx),
  CONSTRAINT member_phone_member_idx_fkey FOREIGN KEY (member_idx) REFERENCES member(member_idx)
);

-- Migrations 0316, 0385
CREATE VIEW text_reader AS
 SELECT c.member_idx,
    c.kind,
    p.phone_no
   FROM member_mail_choice c
     JOIN member_phone p USING (member_idx)
     JOIN text_service s ON s.provider <> 'NONE' AND (c.kind = ANY (s.kinds))
  WHERE c.text_wanted AND c.kind <> 'CLUB_NEWS'
UNION ALL
 SELECT m.member_idx,
    'CLUB_NEWS' AS kind,
    p.phone_no
   FROM member m
     JOIN member_phone p USING (member_idx)
     JOIN text_service s ON s.provider <> 'NONE' AND ('CLUB_NEWS' = ANY (s.kinds))
  WHERE 'sms' = ANY (m.news);
