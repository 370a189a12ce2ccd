-- Addresses under which somebody without an account reads an item as the public will see it, until they expire or are revoked.

create table publishing_previews (
  id integer generated always as identity,
  org_id integer not null references organisations on delete cascade,
  subject text not null,
  subject_id integer not null,
  -- SHA-256 of the token in the address, which is stored nowhere.
  token_hash text not null unique,
  by_id integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  revoked_at timestamptz,
  primary key (org_id, id)
);
create index publishing_previews_of_item on publishing_previews (org_id, subject, subject_id, expires_at);
