-- Lists and results show the tee times as they were drawn, beside the entries: they need not read the whole bundle, which
-- holds every entry of the draw.
alter table draw_bundle add column slots jsonb generated always as (frozen -> 'slots') stored;
