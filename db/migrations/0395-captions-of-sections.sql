-- runs on: 0.1
-- What visitors read below the picture of a section, in the languages of the club; empty where nothing is said.
alter table section add column caption jsonb not null default '{}';
-- Versions too, so that each can be read and restored.
update post_version set post = post || '{"caption": {}}' where noun = 'section';
