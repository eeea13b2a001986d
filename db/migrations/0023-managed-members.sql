-- What a club's managers do with its members: approve, reject, pause, block, help back in.

alter table member
  -- What a blocked account goes back to, and that a rejected one was never approved.
  add column state_before text,
  -- As of a manager: whoever reads the mail later finds a key that fits nothing.
  add column temp_password_until timestamptz;
create trigger member_temp_password before update of password_hash, is_temp_password on member
  for each row execute function limit_temp_password();

-- A pause that a manager decides, without one of the broken rules; a new club is seeded with it.
insert into code (group_id, key, key_name, labels, order_no)
select '501', 'W9', 'Paused by the club', '{"en": "Paused by the club", "ko": "클럽의 이용 정지"}', 9
from code_group where group_id = '501'
on conflict do nothing;

-- The list stands newest first, and begins with who waits.
create index member_created on member (created_at, member_idx);
create index member_waiting on member (created_at) where state = 'PENDING';
