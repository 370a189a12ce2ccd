-- On which Bikram Sambat days are the meters of a ward or tol read, and by whom?

create table meter_readings_planned (
  org_id integer not null references organisations on delete cascade,
  year smallint not null check (year between 2000 and 2200),
  -- 1 = Baisakh … 12 = Chaitra.
  month smallint not null check (month between 1 and 12),
  ward smallint not null check (ward between 1 and 33),
  -- Null: the whole ward, but for its tols with rows of their own in that month.
  tol text,
  from_day smallint not null check (from_day between 1 and 32),
  to_day smallint not null check (to_day between 1 and 32),
  reader_en text not null check (reader_en <> ''),
  reader_ne text not null check (reader_ne <> ''),
  -- Both names of the reader, folded as searches are.
  reader_key text not null,
  sample boolean not null,
  unique nulls not distinct (org_id, year, month, ward, tol),
  foreign key (org_id, tol) references tols (org_id, code) on delete cascade,
  check (from_day <= to_day)
);

create trigger content_changed after insert or update or delete on meter_readings_planned
  for each row execute function content_changed();
