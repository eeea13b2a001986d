-- What a page needs before a picture is there: its size in pixels, and a few blurred pixels as a data URL.
alter table file add column width int check (width > 0), add column height int check (height > 0), add column blur text;
