-- What managers write down about a member; members do not see it.
create table member_note (
  note_idx bigint generated always as identity primary key,
  member_idx bigint not null references member on delete cascade,
  admin_idx bigint not null references admin,
  text text not null,
  at timestamptz not null default club_now()
);
create index member_note_member on member_note (member_idx, note_idx);
create index member_note_admin on member_note (admin_idx);
