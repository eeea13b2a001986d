-- Which cart and caddie the front desk gave a group, and what the desk noted for the starter.
alter table check_in
  add column cart_no text check (length(cart_no) between 1 and 20),
  add column caddie_no text check (length(caddie_no) between 1 and 20),
  add column note text check (length(note) between 1 and 300);
