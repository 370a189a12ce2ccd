-- Imported bills and payments are read by month.

create index ledger_entries_of_month on ledger_entries (org_id, period) where kind in ('bill', 'payment');
create index ledger_history_of_month on ledger_history (org_id, period) where kind in ('bill', 'payment');
