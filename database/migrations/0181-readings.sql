-- Readings of meters: one for each connection and Bikram Sambat month.

create table readings (
  org_id integer not null,
  connection_id integer not null,
  period text not null check (period ~ '^[0-9]{4}/(0[1-9]|1[0-2])$'),
  read_on date not null,
  status text not null
    check (status in ('normal', 'rollover', 'reset', 'replaced', 'locked', 'broken', 'estimated')),
  value integer check (value >= 0),
  -- Counted since the reading of the dial before.
  units integer check (units >= 0),
  -- Where the old count ended and the new one began, of a meter that was replaced or set back.
  old_final integer check (old_final >= 0),
  new_start integer check (new_start >= 0),
  -- The number of the meter that was fitted with this reading, '' where it has none.
  new_serial text check (new_serial is null or status = 'replaced'),
  note text not null default '',
  source text not null check (source in ('office', 'import', 'customer')),
  -- The name of the member of staff.
  read_by text not null default '',
  entered_at timestamptz not null,
  primary key (org_id, connection_id, period),
  foreign key (org_id, connection_id) references connections (org_id, id) on delete cascade,
  check ((value is null) = (status in ('locked', 'broken', 'estimated'))),
  check ((value is null) = (units is null)),
  check (status in ('reset', 'replaced') or (old_final is null and new_start is null))
);
