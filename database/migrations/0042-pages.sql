-- What do an organisation's long pages say: profile, history, provisions, about the website?

create table pages (
  id bigint generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title_en text not null,
  title_ne text not null,
  -- Checked and cleaned blocks; a picture in them is the number of a row of page_pictures.
  blocks jsonb not null,
  -- [{ "label": { "en", "ne" }, "url"? }]: where what stands here comes from.
  sources jsonb not null default '[]',
  sample boolean not null default false,
  updated_at timestamptz not null,
  publish_from timestamptz,
  publish_until timestamptz,
  withdrawn_at timestamptz,
  unique (org_id, slug),
  check (title_en <> '' or title_ne <> ''),
  check (publish_until > publish_from)
);

create table page_pictures (
  id bigint generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  page_id bigint not null references pages on delete cascade,
  position smallint not null check (position > 0),
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  blur text not null,
  unique (page_id, position)
);

create trigger content_changed after insert or update or delete on pages
  for each row execute function content_changed();
create trigger content_changed after insert or update or delete on page_pictures
  for each row execute function content_changed();
