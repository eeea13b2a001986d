-- The guards of the log hold for replication roles too, which an ordinary trigger lets pass (decision 059).
alter table audit enable always trigger audit_append_only;
alter table audit enable always trigger audit_not_emptied;
alter table audit_link enable always trigger audit_link_append_only;
alter table audit_link enable always trigger audit_link_not_emptied;
alter table audit_chain enable always trigger audit_chain_grows;
alter table audit_chain enable always trigger audit_chain_not_emptied;
