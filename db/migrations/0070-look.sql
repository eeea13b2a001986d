-- The club's own colours; null: the product's. Its images are rows of club_logo, with the places hero and share.
create table look (
  single boolean primary key default true check (single),
  main text check (main ~ '^#[0-9a-f]{6}$'),
  accent text check (accent ~ '^#[0-9a-f]{6}$'),
  version int not null default 1
);
insert into look default values;
create trigger look_changed after insert or update or delete on look
  for each statement execute function tell_changed('site');
