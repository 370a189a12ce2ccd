-- Uploads to the media library that arrive in parts; the bytes that have arrived are in a file of their own.

create table media_uploads (
  org_id integer not null references organisations on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- A keyed hash of who sends which file, by which an upload is found again after the page was left.
  sender_key text not null,
  filename text not null,
  size_bytes integer not null check (size_bytes > 0),
  received_bytes integer not null default 0 check (received_bytes between 0 and size_bytes),
  -- The file of the library, once all has arrived.
  media_id integer,
  touched_at timestamptz not null,
  primary key (org_id, id),
  unique (org_id, sender_key),
  foreign key (org_id, media_id) references media on delete cascade
);
create index media_uploads_by_time on media_uploads (touched_at);
