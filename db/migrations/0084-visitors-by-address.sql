-- How many visitors of a day have come from one network, which is kept as a print like the visitors themselves.
create table home_address (
  date date not null references home_view on delete cascade,
  print bytea not null,
  visitors int not null default 1,
  primary key (date, print)
);
