-- Interruptions that staff announce in the console: a version for concurrent changes, when each was announced, and an index of the past ones.

alter table water_interruptions
  add column version integer not null default 1 check (version > 0),
  add column announced_at timestamptz not null default now();

create index water_interruptions_by_return on water_interruptions (org_id, expected_return desc, code);
