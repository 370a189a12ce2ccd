-- The checks of the ledger cost less for many entries: once for each statement or entry in place of once for each posting.

drop trigger ledger_entries_balance on ledger_entries;
drop trigger ledger_postings_balance on ledger_postings;
drop function ledger_entry_balances();

-- The postings of an entry are inserted by one statement, which refuses what is then not balanced: debits equal credits, and receivables what
-- the entry adds to the balance of its connection.
create function ledger_postings_balance() returns trigger language plpgsql as $$
declare
  checked record;
  lines bigint;
  difference bigint;
  receivable bigint;
  owed bigint;
begin
  for checked in select distinct org_id, entry_id from added loop
    select count(*), sum(amount_paisa), coalesce(sum(amount_paisa) filter (where account = 'receivables'), 0)
      into lines, difference, receivable from ledger_postings where org_id = checked.org_id and entry_id = checked.entry_id;
    select amount_paisa into owed from ledger_entries where org_id = checked.org_id and id = checked.entry_id;
    if lines < 2 or difference <> 0 or receivable <> owed then
      raise exception 'entry % does not balance: % postings, difference %, receivables % for %',
        checked.entry_id, lines, difference, receivable, owed;
    end if;
  end loop;
  return null;
end $$;

create trigger ledger_postings_balance after insert on ledger_postings
  referencing new table as added for each statement execute function ledger_postings_balance();

-- At the end of the transaction an entry has postings, whose balance was checked when they were inserted.
create function ledger_entry_has_postings() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_postings where org_id = new.org_id and entry_id = new.id) then
    raise exception 'entry % does not balance: no postings', new.id;
  end if;
  return null;
end $$;

create constraint trigger ledger_entries_have_postings after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_entry_has_postings();

-- Closed months are looked up once for each statement, and entries inserted many at a time.
drop trigger ledger_entries_in_open_month on ledger_entries;

create or replace function ledger_month_is_open() returns trigger language plpgsql as $$
declare
  closed date := (select min(a.posted_on) from added a
    where exists (select from ledger_closings c where c.org_id = a.org_id and c.closed_until >= a.posted_on));
begin
  if closed is not null then
    raise exception 'the month of % is closed: post to an open one', closed;
  end if;
  return null;
end $$;

create trigger ledger_entries_in_open_month after insert on ledger_entries
  referencing new table as added for each statement execute function ledger_month_is_open();
