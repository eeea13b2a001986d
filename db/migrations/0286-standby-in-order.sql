-- Losers of a draw come before who joined, so the indexes of the order have their places.
drop index standby_entry_day, standby_entry_queue;
create index standby_entry_day on standby_entry (date, coalesce(draw_place, 2147483647), created_at, waiting_idx);
create index standby_entry_queue on standby_entry (date, coalesce(draw_place, 2147483647), created_at, waiting_idx)
  where state in ('W', 'O');
