-- Earlier versions of published items: the item as the office read it before each correction.

create table item_versions (
  org_id integer not null references organisations on delete cascade,
  subject text not null check (subject <> ''),
  subject_id bigint not null,
  -- The first is what the first correction replaced.
  number integer not null check (number >= 1),
  item jsonb not null,
  primary key (org_id, subject, subject_id, number)
);
