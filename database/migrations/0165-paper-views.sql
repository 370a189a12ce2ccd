-- Who of the office has opened which paper of an application, so that signers see what they have not opened. Erased with the paper.

create table application_paper_views (
  org_id integer not null references organisations on delete cascade,
  paper_id bigint not null references application_papers on delete cascade,
  person_id integer not null,
  at timestamptz not null,
  primary key (org_id, paper_id, person_id)
);
create index application_paper_views_paper on application_paper_views (paper_id);
