-- What jobs need in the rows: a fixed identity of each message, and what keeps a wrong clock from erasing records.

-- The Message-ID under which a mail is sent, however often it is tried: receivers recognise a repetition by it.
alter table outbox add column message_id uuid not null default gen_random_uuid() unique;

-- Until when this machine's clock is known to be right; one row.
create table trusted_clock (
  single boolean primary key default true check (single),
  -- When a job that erases last ran under a clock that could be trusted; null before the first.
  seen_at timestamptz,
  -- When an operator last said that the clock is right and that what is due may be erased.
  confirmed_at timestamptz
);

-- The newest moment that any record carries: of the rows written last, not the largest, so that what was once written under
-- a wrong clock does not count for ever.
create view newest_record as
  select greatest(
    (select at from audit_rows order by id desc limit 1),
    (select queued_at from outbox order by id desc limit 1),
    (select at from complaint_events order by id desc limit 1),
    (select at from application_steps order by id desc limit 1)
  ) as at;

insert into trusted_clock (seen_at) select at from newest_record;

-- When it was first logged that the row is going to be erased: at least a day before it is.
alter table complaints add column erasure_announced_at timestamptz;
alter table applications add column erasure_announced_at timestamptz;
create index complaints_of on complaints (org_id, id);
