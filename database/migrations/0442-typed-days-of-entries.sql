-- Entries whose value day a person has typed: a page of a receipt book, a row of an import. For rebates they count from the day on which they were entered.

alter table ledger_entries add column is_day_typed boolean not null default false;
