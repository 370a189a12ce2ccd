-- Who is signed in, where, and with what can it be proved or renewed?

create table sessions (
  id bigint generated always as identity primary key,
  person_id integer not null references people,
  org_id integer not null references organisations on delete cascade,
  -- Through which door the person came in: it decides whether the session is a customer's or a member of staff's.
  kind text not null check (kind in ('customer', 'staff')),
  device text not null default '',
  address text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- When the second factor was shown; null when it was not asked for.
  proved_at timestamptz,
  -- Nothing renews it beyond this moment.
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_because text
);
create index sessions_current on sessions (person_id, org_id) where ended_at is null;

-- All refresh tokens of one session are a family. Only hashes are kept.
create table refresh_tokens (
  hash text primary key,
  session_id bigint not null references sessions on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  -- When a younger one of the family was used: from then on this one must not come back.
  retired_at timestamptz
);
create index refresh_tokens_of on refresh_tokens (session_id);

-- Browsers and networks that a person has signed in from: strangers' failures do not count against them.
create table known_devices (
  person_id integer not null references people,
  mark text not null,
  last_used_at timestamptz not null,
  primary key (person_id, mark)
);

-- Codes that let somebody choose a password: asked for at the login screen, or sent with an invitation.
create table one_time_codes (
  -- What the asker holds; guessing at somebody's code needs it too.
  handle text primary key,
  org_id integer not null references organisations on delete cascade,
  -- Null when nobody answers to what was asked: the asker cannot tell.
  person_id integer references people,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_codes_of on one_time_codes (person_id, created_at);
create index one_time_codes_hash on one_time_codes (code_hash);

create table second_factors (
  person_id integer primary key references people,
  -- The shared secret, sealed with the installation's key.
  secret text not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  -- The last time step that was shown: a code is good once.
  last_step bigint not null default 0
);

create table recovery_codes (
  person_id integer not null references people,
  code_hash text not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);
