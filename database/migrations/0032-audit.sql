-- What happened: who, when, from where, what changed. Rows are written once and stay.

create table audit_rows (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  org_id integer not null references organisations,
  actor_kind text not null check (actor_kind in ('visitor', 'customer', 'staff', 'machine')),
  actor_id integer,
  actor_name text not null,
  session_id bigint,
  address text not null,
  request_id text not null,
  -- The row of the API table (answerComplaint) or the event (session.opened).
  action text not null,
  -- What it was done to: a path, a person.
  target text not null default '',
  -- 'done', or the key of the refusal.
  outcome text not null default 'done',
  -- What was asked or what changed; secrets and files are left out.
  changes jsonb not null default '{}'
);
create index audit_rows_of on audit_rows (org_id, id desc);
create index audit_rows_actor on audit_rows (org_id, actor_id, id desc);

create function audit_stays() returns trigger language plpgsql as $$
begin
  raise exception 'audit rows are not changed and not removed';
end $$;

create trigger audit_stays before update or delete on audit_rows for each row execute function audit_stays();
create trigger audit_stays_whole before truncate on audit_rows for each statement execute function audit_stays();
