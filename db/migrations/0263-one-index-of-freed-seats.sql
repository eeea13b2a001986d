-- `claim_frees` has these rows too. A database of an earlier version has both.
drop index if exists claim_freed_at;
