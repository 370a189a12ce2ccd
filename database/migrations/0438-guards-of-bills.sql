-- Nothing is added to a tariff edition that bills cite, and a connection is billed a second time for a period only when the bill before is credited.

-- Rows of a cited tariff: an edition is inserted as a whole before a bill can cite it.
create function cited_tariffs_get_no_rows() returns trigger language plpgsql as $$
begin
  if exists (select from cited_tariffs where tariff_id = new.tariff_id) then
    raise exception 'nothing is added to a tariff that bills cite: a later edition supersedes it';
  end if;
  return new;
end $$;

create trigger cited_slabs_get_no_rows before insert or update of tariff_id on tariff_slabs
  for each row execute function cited_tariffs_get_no_rows();
create trigger cited_fees_get_no_rows before insert or update of tariff_id on tariff_fees
  for each row execute function cited_tariffs_get_no_rows();
create trigger cited_payment_steps_get_no_rows before insert or update of tariff_id on tariff_payment_steps
  for each row execute function cited_tariffs_get_no_rows();

-- The tariffs of one day are one edition: bills cite it as soon as they cite one of them.
create function cited_editions_get_no_tariffs() returns trigger language plpgsql as $$
begin
  if exists (select from cited_tariffs c join tariffs t on t.id = c.tariff_id
              where c.org_id = new.org_id and t.org_id = new.org_id and t.effective_from = new.effective_from) then
    raise exception 'nothing is added to a tariff edition that bills cite: a later edition supersedes it';
  end if;
  return new;
end $$;

create trigger cited_editions_get_no_tariffs before insert or update of org_id, effective_from on tariffs
  for each row execute function cited_editions_get_no_tariffs();

-- Two lookups, by the unique key of bills and by that of the credit notes of bills, which is for those that are not cancelled.
create function bills_follow_a_credit() returns trigger language plpgsql as $$
declare
  before_year text;
  before_number integer;
begin
  select fiscal_year, number into before_year, before_number from bills
   where org_id = new.org_id and connection_id = new.connection_id and period = new.period and issue = new.issue - 1;
  if not exists (
    select from credit_notes where org_id = new.org_id and bill_fiscal_year = before_year and bill_number = before_number
       and cancelled_at is null and approved_at is not null) then
    raise exception 'a period is billed anew only when the bill before is credited';
  end if;
  return null;
end $$;

-- After the row, because COPY inserts row by row where a table has a trigger before it; first bills call nothing.
create trigger bills_follow_a_credit after insert on bills
  for each row when (new.issue > 1) execute function bills_follow_a_credit();
