-- Key pairs by which an organisation signs the codes of its receipts. One is in use; the public part of an ended one still verifies.

create table receipt_keys (
  org_id integer not null references organisations on delete cascade,
  number integer not null check (number between 1 and 65535),
  -- Ed25519, base64url without padding.
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]{43}$'),
  -- Encrypted with the installation's key; null from the end on, so that an ended key signs nothing any more.
  private_key text check (length(private_key) <= 1000),
  made_at timestamptz not null,
  ended_at timestamptz,
  primary key (org_id, number),
  check ((private_key is null) = (ended_at is not null))
);
create unique index receipt_keys_in_use on receipt_keys (org_id) where ended_at is null;
