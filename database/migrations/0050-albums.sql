-- Which pictures does the gallery show?

create table albums (
  id bigint generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title_en text not null,
  title_ne text not null,
  text_en text not null default '',
  text_ne text not null default '',
  -- The day that stands on the album; when the public may see it is the window below.
  taken_on date not null,
  picture_count integer not null default 0,
  publish_from timestamptz,
  publish_until timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  unique (org_id, slug),
  check (title_en <> '' or title_ne <> ''),
  check (publish_until > publish_from)
);
create index albums_by_date on albums (org_id, taken_on, id)
  include (publish_from, publish_until) where publish_from is not null and withdrawn_at is null;

create table album_pictures (
  id bigint generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  album_id bigint not null references albums on delete cascade,
  -- Counted from 1, without gaps: the viewer's "3 of 12", and a page of an album read off the index.
  position integer not null check (position > 0),
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  blur text not null,
  caption_en text not null,
  caption_ne text not null,
  unique (album_id, position)
);
create index album_pictures_of on album_pictures (org_id, album_id, position);

create trigger content_changed after insert or update or delete on albums
  for each row execute function content_changed();
create trigger content_changed after insert or update or delete on album_pictures
  for each row execute function content_changed();
