-- When does water come to a supply zone: the plan, the days that differ from it, and the interruptions.

create table water_plan_rules (
  org_id integer not null,
  code text not null check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 40),
  zone text not null,
  -- Either weekdays (0 = Sunday … 6 = Saturday) or every so many days counted from a day.
  weekdays integer[] check (weekdays <@ array[0, 1, 2, 3, 4, 5, 6] and cardinality(weekdays) > 0),
  every_days smallint check (every_days between 1 and 60),
  counted_from date,
  -- A time of Nepal's clocks, 'HH:MM'. The water may run past midnight.
  starts text not null check (starts ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  minutes smallint not null check (minutes between 1 and 1440),
  -- Bikram Sambat month and day, both included; a season may pass the end of the year. Null: all year.
  season_from text check (season_from ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[0-2])$'),
  season_to text check (season_to ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[0-2])$'),
  valid_from date not null,
  valid_until date check (valid_until >= valid_from),
  sample boolean not null,
  primary key (org_id, code),
  foreign key (org_id, zone) references supply_zones (org_id, code) on delete cascade,
  check ((weekdays is null) = (every_days is not null)),
  check ((every_days is null) = (counted_from is null)),
  check ((season_from is null) = (season_to is null))
);
create index water_plan_rules_of on water_plan_rules (org_id, zone);

create table water_exceptions (
  org_id integer not null,
  code text not null check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 40),
  zone text not null,
  -- Null: all tols of the zone.
  tol text,
  kind text not null check (kind in ('cancelled', 'changed', 'extra')),
  -- The planned supply it is about; without time every supply of that day.
  on_date date,
  starts text check (starts ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- When it comes instead, or besides.
  to_date date,
  to_starts text check (to_starts ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  to_minutes smallint check (to_minutes between 1 and 1440),
  reason_en text not null check (reason_en <> ''),
  reason_ne text not null check (reason_ne <> ''),
  primary key (org_id, code),
  foreign key (org_id, zone) references supply_zones (org_id, code) on delete cascade,
  foreign key (org_id, tol) references tols (org_id, code) on delete cascade,
  check ((kind = 'extra') = (on_date is null)),
  check (kind <> 'changed' or starts is not null),
  check ((kind = 'cancelled') = (to_date is null)),
  check (num_nulls(to_date, to_starts, to_minutes) in (0, 3))
);
create index water_exceptions_of on water_exceptions (org_id, zone);

create table water_interruptions (
  org_id integer not null references organisations on delete cascade,
  code text not null check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 40),
  -- Null: every zone.
  zone text,
  -- Null: all tols of the zone.
  tol text,
  begins timestamptz not null,
  -- Null: nobody can say yet.
  expected_return timestamptz check (expected_return > begins),
  reason_en text not null check (reason_en <> ''),
  reason_ne text not null check (reason_ne <> ''),
  sample boolean not null,
  primary key (org_id, code),
  foreign key (org_id, zone) references supply_zones (org_id, code) on delete cascade,
  foreign key (org_id, tol) references tols (org_id, code) on delete cascade
);

-- How often and when a zone's supply was last changed, for calendar programs: it only ever grows.
create table water_schedule_revisions (
  org_id integer not null,
  zone text not null,
  revision integer not null,
  changed_at timestamptz not null,
  primary key (org_id, zone),
  foreign key (org_id, zone) references supply_zones (org_id, code) on delete cascade
);

create trigger content_changed after insert or update or delete on water_plan_rules
  for each row execute function content_changed();
create trigger content_changed after insert or update or delete on water_exceptions
  for each row execute function content_changed();
create trigger content_changed after insert or update or delete on water_interruptions
  for each row execute function content_changed();
