-- The same statement can be compared again once it is accepted, for days that had not arrived at the bank; payments are found by what a statement names.

alter table reconciliations drop constraint reconciliations_org_id_gateway_file_hash_key;
create unique index reconciliations_open on reconciliations (org_id, gateway, file_hash) where accepted_at is null;
create index reconciliations_by_file on reconciliations (org_id, gateway, file_hash, id);

create index payment_attempts_by_reference on payment_attempts (org_id, upper(paid_reference)) where paid_reference is not null;

-- References of payments: the number of the attempt, `/` and the part, or `:` and what the gateway called a second transaction.
create index ledger_entries_of_attempt on ledger_entries (org_id, upper(split_part(split_part(reference, ':', 1), '/', 1)))
  where kind in ('payment', 'unidentified');
create index ledger_entries_of_second on ledger_entries (org_id, upper(split_part(reference, ':', 2)))
  where kind in ('payment', 'unidentified') and split_part(reference, ':', 2) <> '';
