-- runs on: 0.1
-- Drafts that the setup has added as examples; one that was saved since has a later version. Decision 174.
create table sample_post (
  noun text not null,
  idx bigint not null,
  primary key (noun, idx)
);
