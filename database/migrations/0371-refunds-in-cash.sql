-- Refunds of credit in cash: approved by a second person, then paid by a cashier from the drawer of an open day, which posts them.

alter table refunds
  add column paid_from text not null default 'bank' check (paid_from in ('bank', 'cash')),
  add column cash_day_id integer,
  add column paid_at timestamptz,
  add column paid_by_id integer,
  add column paid_by text,
  add foreign key (org_id, cash_day_id) references cash_days (org_id, id),
  add check (paid_from = 'bank' or kind = 'credit-refund'),
  add check ((cash_day_id is null) = (paid_at is null)),
  add check ((paid_by is null) = (paid_at is null)),
  add check (paid_at is null or (paid_from = 'cash' and entry_id is not null));

-- What is approved has an entry, except in cash before it is paid.
do $$
declare
  before text;
begin
  select conname into strict before from pg_constraint
   where conrelid = 'refunds'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%(entry_id IS NOT NULL)%'
     and pg_get_constraintdef(oid) not like '%paid_at%';
  execute format('alter table refunds drop constraint %I', before);
end $$;
alter table refunds
  add check (entry_id is null or outcome is not distinct from 'approved'),
  add check (outcome is distinct from 'approved' or entry_id is not null or paid_from = 'cash'),
  add check (paid_from = 'bank' or (entry_id is null) = (paid_at is null));

create index refunds_to_pay on refunds (org_id, id) where outcome = 'approved' and entry_id is null;
create index refunds_of_cash_day on refunds (org_id, cash_day_id) where cash_day_id is not null;

create or replace function refunds_are_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.outcome is null or (old.outcome = 'approved' and old.entry_id is null)) then
    return new;
  end if;
  raise exception 'a refund is not changed and not removed once it is decided';
end $$;
