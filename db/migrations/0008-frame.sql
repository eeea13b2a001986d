-- The frame of the site: menu texts per language, the password that a menu asks for, and who has seen the home page.

-- What search engines and shared links show, by language as the name is.
alter table menu
  alter column seo_tag drop default,
  alter column seo_meta drop default,
  alter column seo_keyword drop default,
  alter column sns_title drop default,
  alter column sns_desc drop default;
alter table menu
  alter column seo_tag type jsonb using jsonb_build_object('en', seo_tag),
  alter column seo_meta type jsonb using jsonb_build_object('en', seo_meta),
  alter column seo_keyword type jsonb using jsonb_build_object('en', seo_keyword),
  alter column sns_title type jsonb using jsonb_build_object('en', sns_title),
  alter column sns_desc type jsonb using jsonb_build_object('en', sns_desc);
alter table menu
  alter column seo_tag set default '{}',
  alter column seo_meta set default '{}',
  alter column seo_keyword set default '{}',
  alter column sns_title set default '{}',
  alter column sns_desc set default '{}',
  -- Asks for the password again before it opens.
  add column need_password boolean not null default false,
  add column updated_at timestamptz not null default club_now();

create function stamp_updated() returns trigger language plpgsql
  as $$ begin new.updated_at := club_now(); return new; end $$;
create trigger menu_updated before update on menu for each row execute function stamp_updated();

-- When this session last proved its password.
alter table session add column password_checked_at timestamptz;

-- A club that is still being set up, or wants no strangers, keeps search engines out.
alter table club add column is_indexed boolean not null default true;

-- How many have opened the site on a day of the club.
create table home_view (
  date date primary key,
  views int not null default 0,
  -- Mixed into the prints of the day, so that those of two days cannot be compared.
  salt uuid not null default gen_random_uuid()
);
-- Prints of who was counted. They go when the next day begins.
create table home_viewer (
  date date not null references home_view on delete cascade,
  print bytea not null,
  primary key (date, print)
);
