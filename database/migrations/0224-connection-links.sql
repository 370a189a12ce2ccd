-- Whom a connection is linked to beyond its customer number's account: whoever proved its phone by a code, and delegates of its holder.

create table connection_links (
  org_id integer not null,
  id integer generated always as identity,
  connection_id integer not null,
  -- Of the holder for whose time the link was made: what others owed before and after is never seen through it.
  held_from date not null,
  person_id integer not null references people on delete cascade,
  access text not null check (access in ('linked', 'delegate')),
  relation text check (relation in ('family', 'tenant', 'caretaker')),
  -- As the holder entered it.
  name text not null default '' check (length(name) <= 120),
  given_by integer references people on delete cascade,
  created_at timestamptz not null,
  -- Null until the delegate has accepted.
  accepted_at timestamptz,
  primary key (org_id, id),
  unique (org_id, connection_id, person_id),
  foreign key (org_id, connection_id, held_from)
    references connection_holders (org_id, connection_id, held_from) on update cascade on delete cascade,
  check ((access = 'delegate') = (relation is not null)),
  check ((access = 'delegate') = (given_by is not null)),
  check (access = 'delegate' or accepted_at is not null)
);
create index connection_links_of_person on connection_links (person_id, org_id);
create index connection_links_given on connection_links (given_by);

-- Codes sent to the registered phone of a connection; without a connection nothing was sent.
create table connection_link_codes (
  org_id integer not null references organisations on delete cascade,
  handle text not null,
  person_id integer not null references people on delete cascade,
  connection_id integer,
  held_from date,
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz,
  primary key (org_id, handle),
  foreign key (org_id, connection_id, held_from)
    references connection_holders (org_id, connection_id, held_from) on update cascade on delete cascade,
  check ((connection_id is null) = (held_from is null))
);
create index connection_link_codes_of_person on connection_link_codes (person_id);
