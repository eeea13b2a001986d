-- runs on: 0.1
-- The report counts the penalties of its days, and managers list them by day.
create index penalty_from on penalty (from_date);
