-- runs on: 0.1
-- The oldest release that can run on the database after a migration, from the migration's first line; null where only a
-- release that has the migration can. Decision 151.
alter table migration add column runs_on text;
