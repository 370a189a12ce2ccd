-- What every form that people send needs: limits, answers given once, and messages that go out after the commit.

-- How often something happened in a window of time. Losing it in a crash costs an attacker's count, nothing else.
create unlogged table rate_limits (
  bucket text not null,
  window_start timestamptz not null,
  count integer not null,
  expires_at timestamptz not null,
  primary key (bucket, window_start)
);
create index rate_limits_expiry on rate_limits (expires_at);

-- The answer to a request that carried an idempotency key, given again to the same request.
create table idempotent_answers (
  org_id integer not null references organisations on delete cascade,
  scope text not null,
  key text not null,
  fingerprint text not null,
  answer jsonb,
  at timestamptz not null,
  primary key (org_id, scope, key)
);
create index idempotent_answers_age on idempotent_answers (at);

-- Messages to people: written in the transaction that causes them, sent afterwards, kept as proof.
create table outbox (
  id bigint generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null default '',
  body text not null,
  queued_at timestamptz not null,
  -- When it is tried next; null once it is sent or given up.
  next_try_at timestamptz,
  tries integer not null default 0,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text not null default ''
);
create index outbox_due on outbox (next_try_at) where next_try_at is not null;
create index outbox_of on outbox (org_id, id desc);
