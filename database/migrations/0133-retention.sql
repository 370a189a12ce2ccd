-- Ends of what is stored about people: messages that are of no more use, and audit rows whose time is over.

-- Until when a message is of use to its recipient; it is not delivered afterwards.
alter table outbox add column expires_at timestamptz;
update outbox set expires_at = queued_at + interval '3 days';
alter table outbox alter expires_at set not null;
-- When it was found undelivered and past its use.
alter table outbox add column expired_at timestamptz;

-- Audit rows are never changed. Only the job that ends them names the moment before which they may be removed, for its
-- own transaction.
create or replace function audit_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < nullif(current_setting('khanepani.audit_kept_from', true), '')::timestamptz then
      return old;
    end if;
  end if;
  raise exception 'audit rows are not changed and not removed before their time';
end $$;

-- The newest moment of every table of events, also of those that had none of their own when the view was made.
create or replace view newest_record as
  select greatest(
    (select at from audit_rows order by id desc limit 1),
    (select queued_at from outbox order by id desc limit 1),
    (select at from complaint_events order by id desc limit 1),
    (select at from application_steps order by id desc limit 1),
    (select at from application_papers order by id desc limit 1),
    (select at from publishing_acts order by id desc limit 1)
  ) as at;
