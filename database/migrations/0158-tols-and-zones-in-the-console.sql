-- Tols and supply zones that the office edits row by row: a number for each, and the successor of a closed tol.

alter table supply_zones add column id integer generated always as identity;
alter table supply_zones add unique (org_id, id);
alter table tols add column id integer generated always as identity;
alter table tols add unique (org_id, id);

-- Addresses, devices and calendars that name a closed tol get the one that has taken its place.
create table closed_tols (
  org_id integer not null,
  code text not null check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 40),
  successor text not null,
  closed_at timestamptz not null,
  primary key (org_id, code),
  foreign key (org_id, successor) references tols (org_id, code) on delete cascade
);

create trigger content_changed after insert or update or delete on closed_tols
  for each row execute function content_changed();
