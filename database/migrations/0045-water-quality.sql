-- What did the laboratory find in the water, and within which limits?

create table water_tests (
  id bigint generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  sampled_on date not null,
  place_en text not null,
  place_ne text not null,
  sample boolean not null default false,
  publish_from timestamptz,
  publish_until timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  unique (org_id, slug),
  check (publish_until > publish_from)
);
create index water_tests_by_date on water_tests (org_id, sampled_on, id)
  where publish_from is not null and withdrawn_at is null;

create table water_results (
  test_id bigint not null references water_tests on delete cascade,
  org_id integer not null references organisations on delete cascade,
  position smallint not null,
  parameter_en text not null,
  parameter_ne text not null,
  unit_en text not null default '',
  unit_ne text not null default '',
  -- The lowest and the highest value the standard allows; null where it sets none.
  limit_low numeric,
  limit_high numeric,
  -- The highest value accepted where there is no other source.
  limit_no_other_source numeric,
  result numeric not null,
  primary key (test_id, position),
  check (limit_low <= limit_high),
  check (limit_high <= limit_no_other_source)
);

create trigger content_changed after insert or update or delete on water_tests
  for each row execute function content_changed();
create trigger content_changed after insert or update or delete on water_results
  for each row execute function content_changed();
