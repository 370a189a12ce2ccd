-- Readings that customers send with a photograph; the office accepts one as the reading of its month, or refuses it with a reason.

create table sent_readings (
  org_id integer not null,
  id integer generated always as identity,
  connection_id integer not null,
  period text not null check (period ~ '^[0-9]{4}/(0[1-9]|1[0-2])$'),
  read_on date not null,
  value integer not null check (value >= 0),
  photo_hash text not null,
  photo_size integer not null check (photo_size > 0),
  -- Whether the customer was asked once more, because the use is unusual.
  confirmed boolean not null,
  person_id integer references people on delete set null,
  sent_at timestamptz not null,
  decided_at timestamptz,
  -- The name of the member of staff.
  decided_by text,
  accepted boolean,
  reason text not null default '' check (length(reason) <= 300),
  primary key (org_id, id),
  foreign key (org_id, connection_id) references connections (org_id, id) on delete cascade,
  check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (accepted is null))
);
create unique index sent_readings_waiting on sent_readings (org_id, connection_id, period) where decided_at is null;
create index sent_readings_of_connection on sent_readings (org_id, connection_id, id);
create index sent_readings_of_person on sent_readings (person_id);
