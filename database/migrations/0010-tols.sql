-- Where does water go: supply zones (the area behind one valve) and the tols of the wards that hang on them.

create table supply_zones (
  org_id integer not null references organisations on delete cascade,
  -- What offices name rows by in files and addresses.
  code text not null check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 40),
  name_en text not null check (name_en <> ''),
  name_ne text not null check (name_ne <> ''),
  primary key (org_id, code)
);

create table tols (
  org_id integer not null references organisations on delete cascade,
  code text not null check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 40),
  zone text not null,
  ward smallint not null check (ward between 1 and 33),
  name_en text not null check (name_en <> ''),
  name_ne text not null check (name_ne <> ''),
  -- Both names, folded as searches are.
  search_key text not null,
  primary key (org_id, code),
  foreign key (org_id, zone) references supply_zones (org_id, code)
);
create index tols_of_zone on tols (org_id, zone);

create trigger content_changed after insert or update or delete on supply_zones
  for each row execute function content_changed();
create trigger content_changed after insert or update or delete on tols
  for each row execute function content_changed();
