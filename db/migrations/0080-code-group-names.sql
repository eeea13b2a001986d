-- What the club calls a group of codes, by language; empty: the product's name.
alter table code_group add column names jsonb not null default '{}';
