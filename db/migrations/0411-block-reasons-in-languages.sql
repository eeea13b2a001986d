-- runs on: this release
-- Why the club blocked a member, in its languages besides its own: `{"ko": {"reason": "…"}}`.
alter table member add column block_translated jsonb not null default '{}' check (jsonb_typeof(block_translated) = 'object');
