-- Kinds of coupons, and the coupons of members. A coupon keeps what its kind promised when it was issued.
create table coupon_kind (
  kind_idx bigint generated always as identity primary key,
  kind text not null check (kind in ('CART', 'FIXED', 'PERCENT', 'ROUND', 'GUEST')),
  -- By language.
  name jsonb not null,
  amount bigint check (amount > 0),
  percent smallint check (percent between 1 and 100),
  day_classes text[] not null default '{}',
  parts text[] not null default '{}',
  min_players smallint not null default 1 check (min_players between 1 and 4),
  valid_days int check (valid_days > 0),
  is_use boolean not null default true,
  version int not null default 1,
  check ((kind = 'FIXED') = (amount is not null)),
  check ((kind = 'PERCENT') = (percent is not null))
);

create table coupon (
  coupon_idx bigint generated always as identity primary key,
  coupon_no text not null generated always as ('C' || lpad(coupon_idx::text, greatest(6, length(coupon_idx::text)), '0')) stored unique,
  kind_idx bigint not null references coupon_kind,
  member_idx bigint not null references member,
  kind text not null check (kind in ('CART', 'FIXED', 'PERCENT', 'ROUND', 'GUEST')),
  name jsonb not null,
  amount bigint check (amount > 0),
  percent smallint check (percent between 1 and 100),
  day_classes text[] not null,
  parts text[] not null,
  min_players smallint not null,
  valid_from date not null,
  valid_to date not null check (valid_to >= valid_from),
  state text not null default 'ISSUED' check (state in ('ISSUED', 'RESERVED', 'USED', 'FORFEITED', 'EXPIRED', 'REVOKED')),
  booking_idx bigint references booking,
  -- Why a manager issued or revoked it.
  reason text not null,
  -- Revoked because the account was closed: it comes back with the account.
  is_closed boolean not null default false check (not is_closed or state = 'REVOKED'),
  -- The member was told this many days before its end.
  told smallint check (told in (14, 3)),
  issued_at timestamptz not null default club_now(),
  issued_by bigint references admin on delete set null,
  check ((state in ('RESERVED', 'USED', 'FORFEITED')) = (booking_idx is not null)),
  check ((kind = 'FIXED') = (amount is not null)),
  check ((kind = 'PERCENT') = (percent is not null))
);
create index coupon_of_member on coupon (member_idx, state, valid_to);
create index coupon_of_kind on coupon (kind_idx);
create index coupon_issued on coupon (issued_at desc, coupon_idx desc);
create index coupon_issuer on coupon (issued_by);
create index coupon_that_ends on coupon (valid_to) where state = 'ISSUED';
-- One coupon for a team.
create unique index coupon_of_booking on coupon (booking_idx) where state in ('RESERVED', 'USED');
