-- runs on: this release
-- On which days before its end the member of a coupon gets a notice are settings of the club. Decision 171.
alter table coupon drop constraint coupon_told_check;
alter table coupon add constraint coupon_told_check check (told >= 0);
