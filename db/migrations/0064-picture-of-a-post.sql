-- What the picture of a post shows, in the post's language (`English · 한국어` for banners, which have no language), and
-- the point of it that stays in view, in per cent from its left upper corner. Sections have them since 0043.
do $$ declare board text; begin
  foreach board in array array['notice', 'event', 'reference', 'banner', 'fnb_menu'] loop
    execute format($sql$
      alter table %I
        add column alt text not null default '',
        add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
        add column focus_y smallint not null default 50 check (focus_y between 0 and 100)$sql$, board);
    execute format($sql$
      create trigger %I after update of alt, focus_x, focus_y on %I
        for each statement execute function tell_changed(%L)$sql$, board || '_pictured', board, board);
  end loop;
end $$;
