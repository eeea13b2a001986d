-- The club's own words in its other languages: language -> field -> text, as `translated` of `club`. The columns hold
-- the words in the club's own language.
alter table admin_group add column translated jsonb not null default '{}' check (jsonb_typeof(translated) = 'object');
alter table template add column translated jsonb not null default '{}' check (jsonb_typeof(translated) = 'object');
alter table sheet_day add column translated jsonb not null default '{}' check (jsonb_typeof(translated) = 'object');
alter table claim add column translated jsonb not null default '{}' check (jsonb_typeof(translated) = 'object');
alter table penalty add column translated jsonb not null default '{}' check (jsonb_typeof(translated) = 'object');

-- The words of a field in a language, else the club's own. The same rule as ownWordsIn() of the server.
create function own_words_in(lang text, translated jsonb, field text, own text) returns text
  language sql immutable parallel safe return coalesce(translated -> lang ->> field, own);
