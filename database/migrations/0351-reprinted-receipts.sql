-- Receipts that were printed again, for the list of them.

create index receipt_prints_again on receipt_prints (org_id, fiscal_year, number) where print = 2;
