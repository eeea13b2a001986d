-- The club's pages at other services, by name of the service.
alter table club add column social jsonb not null default '{}' check (jsonb_typeof(social) = 'object');

-- Page views are reported to Google Analytics by the server; the secret is sealed with the secret of the deployment.
create table analytics (
  single boolean primary key default true check (single),
  ga_id text not null default '' check (ga_id ~ '^(G-[A-Z0-9]{4,20})?$'),
  sealed_secret text not null default '',
  version int not null default 1,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text
);
insert into analytics default values;
create trigger analytics_changed after insert or delete or update of ga_id, sealed_secret on analytics
  for each statement execute function tell_changed('analytics');
