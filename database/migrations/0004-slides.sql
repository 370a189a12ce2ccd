-- The messages that pass at the top of an organisation's first page.
create table slides (
  id integer generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  position smallint not null,
  title_en text not null check (title_en <> ''),
  title_ne text not null check (title_ne <> ''),
  text_en text not null default '',
  text_ne text not null default '',
  -- Where the slide leads: a path of this website or an address. Empty: nowhere.
  link text not null default '' check (link = '' or link ~ '^(/|https?://)'),
  link_label_en text not null default '',
  link_label_ne text not null default '',
  picture_hash text not null check (picture_hash ~ '^[0-9a-f]{64}$'),
  picture_type text not null check (picture_type like 'image/%'),
  picture_size integer not null check (picture_size > 0),
  -- What the picture shows, for those who do not see it.
  picture_alt_en text not null default '',
  picture_alt_ne text not null default '',
  -- Civil days in Nepal, both inclusive; null: without limit.
  shown_from date,
  shown_until date,
  created_at timestamptz not null default now(),
  check ((link = '') = (link_label_en = '')),
  check ((link_label_en = '') = (link_label_ne = '')),
  check (shown_from <= shown_until)
);
create index slides_of on slides (org_id, position, id);

create trigger content_changed after insert or update or delete on slides
  for each row execute function content_changed();
