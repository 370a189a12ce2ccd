-- Passkeys of a person at the websites of one organisation: public keys alone, bound to the host name that they were made at.

create table passkeys (
  org_id integer not null references organisations on delete cascade,
  id bigint generated always as identity,
  person_id integer not null references people,
  -- What a log-in with it opens.
  kind text not null check (kind in ('customer', 'staff')),
  host text not null,
  credential_id text not null,
  -- COSE key, base64url.
  public_key text not null,
  -- What the authenticator counted last; 0 where it does not count.
  counter bigint not null,
  name text not null check (name <> ''),
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- When the challenge of its last use was issued: an answer to that or an earlier one is refused.
  last_challenge_at timestamptz not null,
  primary key (org_id, id),
  unique (org_id, credential_id)
);
create index passkeys_of_person on passkeys (org_id, person_id, created_at);
create index passkeys_person on passkeys (person_id);
