-- Which organisations does this installation serve, and everything a page says about them.

-- Logos, under the hash of their bytes. A logo is public wherever it is shown, so it belongs to no organisation.
create table organisation_pictures (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  type text not null,
  size integer not null check (size > 0),
  stored_at timestamptz not null
);

create table organisations (
  id integer primary key check (id > 0),
  is_default boolean not null default false,
  name_en text not null check (name_en <> ''),
  name_ne text not null check (name_ne <> ''),
  address_en text not null default '',
  address_ne text not null default '',
  contact_no text not null default '',
  email text not null default '',
  water_link text not null default '',
  municipality_en text not null default '',
  municipality_ne text not null default '',
  map_embed_url text not null default '',
  map_link text not null default '',
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  facebook_url text not null default '',
  youtube_url text not null default '',
  mobile_app_url text not null default '',
  logo_hash text references organisation_pictures,
  established_bs smallint check (established_bs between 1950 and 2200),
  -- Route paths of the optional pages that exist here (/organization-history).
  pages text[] not null default '{}',
  -- Names of facts that are sample content and are labelled so wherever they are shown.
  sample_facts text[] not null default '{}'
);

-- Exactly one organisation answers for hosts that nobody claims; the operations see to "at least".
create unique index organisations_one_default on organisations (is_default) where is_default;

create table organisation_hosts (
  host text primary key check (host = lower(host) and host !~ '[:/[:space:]]'),
  org_id integer not null references organisations on delete cascade,
  -- The lowest is the canonical host.
  position smallint not null default 0
);
create index organisation_hosts_of on organisation_hosts (org_id, position);

-- Opening times. Rows with the same range form a season; the narrowest season that holds a day decides for it alone.
create table office_hours (
  id integer generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  -- Bikram Sambat month and day, inclusive; a range may pass the end of the year. Null: all year.
  from_bs text check (from_bs ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[0-2])$'),
  to_bs text check (to_bs ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[0-2])$'),
  -- 0 = Sunday … 6 = Saturday. Empty: closed throughout the season.
  weekdays integer[] not null check (weekdays <@ array[0, 1, 2, 3, 4, 5, 6]),
  opens time not null,
  closes time not null,
  check ((from_bs is null) = (to_bs is null)),
  check (opens < closes)
);
create index office_hours_of on office_hours (org_id);

create table organisation_links (
  id integer generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  position smallint not null,
  kind text not null check (kind in ('ministry', 'department', 'municipality', 'board', 'other')),
  label_en text not null,
  label_ne text not null,
  url text not null check (url ~ '^https?://')
);
create index organisation_links_of on organisation_links (org_id, position);

create table payment_gateways (
  id integer generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  position smallint not null,
  name_en text not null,
  name_ne text not null,
  url text not null check (url ~ '^https?://'),
  logo_hash text references organisation_pictures
);
create index payment_gateways_of on payment_gateways (org_id, position);

create table officers (
  id integer generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  duty text not null check (duty in ('chief', 'spokesperson', 'information', 'grievance')),
  name_en text not null,
  name_ne text not null,
  position_en text not null default '',
  position_ne text not null default '',
  phone text not null default '',
  email text not null default '',
  unique (org_id, duty)
);

-- Tells every running instance whose content changed, at commit. Each content table with an org_id puts it on itself:
--   create trigger content_changed after insert or update or delete on … for each row execute function content_changed();
-- PostgreSQL sends the same payload once a transaction, however many rows changed.
create function content_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform pg_notify('content_changed', old.org_id::text); end if;
  if tg_op <> 'DELETE' then perform pg_notify('content_changed', new.org_id::text); end if;
  return null;
end $$;

-- The same for the organisation's own row.
create function organisation_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform pg_notify('content_changed', old.id::text); end if;
  if tg_op <> 'DELETE' then perform pg_notify('content_changed', new.id::text); end if;
  return null;
end $$;

create trigger content_changed after insert or update or delete on organisations
  for each row execute function organisation_changed();
create trigger content_changed after insert or update or delete on organisation_hosts
  for each row execute function content_changed();
create trigger content_changed after insert or update or delete on office_hours
  for each row execute function content_changed();
create trigger content_changed after insert or update or delete on organisation_links
  for each row execute function content_changed();
create trigger content_changed after insert or update or delete on payment_gateways
  for each row execute function content_changed();
create trigger content_changed after insert or update or delete on officers
  for each row execute function content_changed();
