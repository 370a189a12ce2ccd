-- Files of ledger entries that a second person approves before they are written: what the approver is shown, and what was decided.
-- Files that a job only compares, because that takes longer than a request may.

alter table import_runs
  add compares_only boolean not null default false,
  -- Counts, sums and the first rows, once the file was compared and waits for approval.
  add comparison jsonb,
  add compared_at timestamptz,
  -- Lines that were refused then: they are not posted either when the file is approved.
  add refused_lines integer[],
  add outcome text check (outcome in ('approved', 'refused', 'cancelled')),
  add decided_at timestamptz,
  add decided_by_id integer,
  add decided_by text,
  -- Why it was refused.
  add reason text check (length(reason) <= 400),
  drop constraint import_runs_check1,
  add constraint import_runs_end check
    ((ended_at is null) = (result is null and problem is null and outcome is distinct from 'refused' and outcome is distinct from 'cancelled')),
  add constraint import_runs_compared check ((compared_at is null) = (comparison is null) and (compared_at is null) = (refused_lines is null)),
  add constraint import_runs_decided check ((outcome is null) = (decided_at is null) and (outcome is null) = (decided_by is null)
    and (outcome is null) = (decided_by_id is null) and (outcome is null or compared_at is not null)),
  add constraint import_runs_reason check ((outcome is not distinct from 'refused') = (reason is not null)),
  -- Only a second person approves.
  add constraint import_runs_second_person check (outcome is distinct from 'approved' or decided_by_id <> sent_by_id);

create index import_runs_to_approve on import_runs (org_id, id) where compared_at is not null and outcome is null;
