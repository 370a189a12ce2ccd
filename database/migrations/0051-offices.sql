-- Where can people go, and on which days is nobody there?

create table offices (
  id integer generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  position smallint not null,
  name_en text not null,
  name_ne text not null,
  address_en text not null default '',
  address_ne text not null default '',
  phone text not null default '',
  email text not null default '',
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  sample boolean not null default false,
  unique (org_id, position)
);

create table holidays (
  org_id integer not null references organisations on delete cascade,
  day date not null,
  name_en text not null,
  name_ne text not null,
  sample boolean not null default false,
  primary key (org_id, day)
);

create trigger content_changed after insert or update or delete on offices
  for each row execute function content_changed();
create trigger content_changed after insert or update or delete on holidays
  for each row execute function content_changed();
