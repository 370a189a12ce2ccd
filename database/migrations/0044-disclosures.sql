-- What has an organisation made public by itself in each quarter (Right to Information Act 2064, section 5)?

create table disclosures (
  id bigint generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- The Bikram Sambat year in which the fiscal year starts.
  fiscal_year smallint not null check (fiscal_year between 2000 and 2200),
  quarter smallint not null check (quarter between 1 and 4),
  published_on date not null,
  title_en text not null,
  title_ne text not null,
  -- [{ "en", "ne" }]: the headings under which something is disclosed.
  entries jsonb not null,
  publish_from timestamptz,
  publish_until timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  unique (org_id, slug),
  check (title_en <> '' or title_ne <> ''),
  check (publish_until > publish_from)
);

create trigger content_changed after insert or update or delete on disclosures
  for each row execute function content_changed();
