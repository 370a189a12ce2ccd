-- Editions that the office prepares in the console (tariffs, supply plans): drafts with their rows, and who prepared and approved them.

create table editions (
  org_id integer not null references organisations on delete cascade,
  id integer generated always as identity,
  -- What it is an edition of.
  kind text not null check (kind in ('tariff', 'supply-plan')),
  effective_from date not null,
  -- The rows as they are prepared. An approved edition is in the tables of its kind, and this is the record of what was approved.
  rows jsonb not null,
  -- What the approval replaced, which comes back when the edition is withdrawn.
  replaced jsonb,
  primary key (org_id, id)
);
create index editions_of_kind on editions (org_id, kind, effective_from);

-- The state of an edition follows from its newest act; the number of its acts is its version.
create table edition_acts (
  org_id integer not null,
  edition_id integer not null,
  version integer not null check (version > 0),
  act text not null check (act in ('created', 'changed', 'submitted', 'returned', 'approved', 'withdrawn')),
  at timestamptz not null,
  -- Null: the system itself.
  by_id integer,
  by_name text not null,
  note text not null default '',
  primary key (org_id, edition_id, version),
  foreign key (org_id, edition_id) references editions on delete cascade
);
