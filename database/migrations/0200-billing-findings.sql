-- What a billing run found of single connections: why one gets no bill, or what of its bill is to be looked at. Bills are found by month.

create table billing_findings (
  org_id integer not null,
  run_id integer not null,
  -- A reason or a flag of the preview, of which it is one of the counted connections.
  finding text not null check (finding ~ '^[a-z_]{1,20}$'),
  connection_id integer not null,
  -- Null where nothing is billed.
  units integer check (units >= 0),
  charge_paisa bigint,
  primary key (org_id, run_id, finding, connection_id),
  foreign key (org_id, run_id) references billing_runs (org_id, id) on delete cascade,
  foreign key (org_id, connection_id) references connections (org_id, id) on delete cascade
);

create index bills_of_period on bills (org_id, period);
