-- What does the citizen charter promise, and what is asked most often?

create table services (
  id bigint generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position smallint not null,
  name_en text not null,
  name_ne text not null,
  -- [{ "en", "ne" }]: what has to be brought.
  papers jsonb not null default '[]',
  fee_en text not null,
  fee_ne text not null,
  time_en text not null,
  time_ne text not null,
  officer_en text not null,
  officer_ne text not null,
  grievance_officer_en text not null,
  grievance_officer_ne text not null,
  -- What a rule says about it, with its source.
  rule_en text not null default '',
  rule_ne text not null default '',
  sample boolean not null default false,
  publish_from timestamptz,
  publish_until timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  unique (org_id, slug),
  check (name_en <> '' or name_ne <> ''),
  check (publish_until > publish_from)
);

create table questions (
  id bigint generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  position smallint not null,
  question_en text not null,
  question_ne text not null,
  answer_en text not null,
  answer_ne text not null,
  publish_from timestamptz,
  publish_until timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  check (question_en <> '' or question_ne <> ''),
  check (answer_en <> '' or answer_ne <> ''),
  check (publish_until > publish_from)
);
create index questions_of on questions (org_id, position, id)
  where publish_from is not null and withdrawn_at is null;

create trigger content_changed after insert or update or delete on services
  for each row execute function content_changed();
create trigger content_changed after insert or update or delete on questions
  for each row execute function content_changed();
