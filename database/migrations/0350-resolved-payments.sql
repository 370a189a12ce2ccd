-- What the office looks at comes to an end: who has looked at it, when, and what was done.

alter table payment_attempts
  add column resolved_at timestamptz,
  add column resolved_by_id integer,
  add column resolved_by text,
  add column resolution text check (length(resolution) between 5 and 400),
  add check ((resolved_at is null) = (resolved_by is null)),
  add check ((resolved_at is null) = (resolution is null));

drop index payment_attempts_different;
create index payment_attempts_different on payment_attempts (org_id, begun_at)
  where (difference is not null or state = 'ambiguous') and resolved_at is null;
