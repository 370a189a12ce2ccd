-- Online payments that went to a wrong customer number: moved to the right one when a second person approves.

alter table refunds
  -- The payment that is moved: its entry on the wrong connection. `connection_id` is the right one, `held_entry_id` holds the money between both.
  add column moved_entry_id bigint,
  add foreign key (org_id, moved_entry_id) references ledger_entries (org_id, id);

do $$
declare
  before text;
begin
  for before in select conname from pg_constraint
    where conrelid = 'refunds'::regclass and contype = 'c'
      and (pg_get_constraintdef(oid) like '%held-refund''::text, ''assignment%'
        or pg_get_constraintdef(oid) like '%held_entry_id IS NULL%'
        or pg_get_constraintdef(oid) like '%payment_reference = ''''%')
  loop
    execute format('alter table refunds drop constraint %I', before);
  end loop;
end $$;
alter table refunds
  add check (kind in ('credit-refund', 'held-refund', 'assignment', 'move')),
  add check ((moved_entry_id is not null) = (kind = 'move')),
  add check ((payment_reference = '') = (kind in ('assignment', 'move'))),
  add check (case kind when 'credit-refund' then held_entry_id is null
                       when 'move' then (held_entry_id is not null) = (outcome is not distinct from 'approved')
                       else held_entry_id is not null end);

create unique index refunds_pending_moved on refunds (org_id, moved_entry_id) where outcome is null;
create index refunds_of_moved on refunds (org_id, moved_entry_id) where moved_entry_id is not null;
