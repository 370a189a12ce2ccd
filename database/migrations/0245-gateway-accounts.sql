-- Merchant accounts at payment gateways. One account of a kind is in use; an ended one still answers questions about its payments.

create table gateway_accounts (
  org_id integer not null references organisations on delete cascade,
  id integer generated always as identity,
  kind text not null check (kind in ('esewa', 'khalti', 'connectips', 'fonepay', 'fonepay-qr')),
  mode text not null check (mode in ('test', 'live')),
  -- Of another server that speaks the documented paths; empty for the documented one.
  base text not null default '' check (length(base) <= 200),
  -- Settings that are no secret, by the name of the field.
  shown jsonb not null check (length(shown::text) <= 2000),
  -- Encrypted with the installation's key; null when they were erased, some time after the end.
  secrets text check (length(secrets) <= 40000),
  set_at timestamptz not null,
  ended_at timestamptz,
  primary key (org_id, id),
  check (secrets is not null or ended_at is not null)
);
create unique index gateway_accounts_in_use on gateway_accounts (org_id, kind) where ended_at is null;
