-- runs on: this release
-- What a member showed for a personal waiver, such as the letter of a hospital. Only managers who may read penalties open it.
create table penalty_file (
  file_idx bigint primary key references file,
  penalty_idx bigint not null references penalty,
  order_no smallint not null
);
create index penalty_file_of on penalty_file (penalty_idx);

do $$
begin
  execute 'create or replace view invariant_violations as ' || rtrim(pg_get_viewdef('invariant_violations'), '; ') || $more$
union all
select 'Q3', 'file ' || f.file_idx, 'kept for a penalty, but none has it'
  from file f where f.noun = 'penalty' and not exists (select from penalty_file x where x.file_idx = f.file_idx)
union all
select 'Q3', 'penalty ' || x.penalty_idx, 'has documents, but was not waived for one'
  from penalty_file x join penalty p using (penalty_idx) where p.waived_for is null$more$;
end $$;
