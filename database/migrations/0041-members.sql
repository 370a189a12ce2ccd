-- Who are the people of an organisation?

create table members (
  id bigint generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  kind text not null check (kind in ('committee', 'staff', 'former')),
  -- The order within the group.
  position smallint not null,
  name_en text not null,
  name_ne text not null,
  title_en text not null,
  title_ne text not null,
  phone text not null default '',
  email text not null default '',
  duty text check (duty in ('executiveDirector', 'informationOfficer', 'grievanceOfficer')),
  tenure_en text not null default '',
  tenure_ne text not null default '',
  photo_hash text check (photo_hash ~ '^[0-9a-f]{64}$'),
  photo_width integer,
  photo_height integer,
  photo_blur text,
  -- Invented for the demonstration, and labelled so.
  sample boolean not null default false,
  publish_from timestamptz,
  publish_until timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  check (name_en <> '' or name_ne <> ''),
  check (publish_until > publish_from)
);
create index members_of on members (org_id, kind, position, id)
  where publish_from is not null and withdrawn_at is null;

create trigger content_changed after insert or update or delete on members
  for each row execute function content_changed();
