-- Photographs of meters that staff attach to the reading of a month. They outlive its row, which a correction writes anew.

create table reading_photos (
  org_id integer not null,
  connection_id integer not null,
  period text not null check (period ~ '^[0-9]{4}/(0[1-9]|1[0-2])$'),
  photo_hash text not null,
  photo_size integer not null check (photo_size > 0),
  added_at timestamptz not null,
  primary key (org_id, connection_id, period),
  foreign key (org_id, connection_id) references connections (org_id, id) on delete cascade
);
