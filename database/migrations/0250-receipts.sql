-- Receipts: numbered without a gap in the fiscal year, in the transaction that posts what was received; reversed by corrections of its entries.

create table receipts (
  org_id integer not null references organisations,
  fiscal_year text not null check (fiscal_year ~ '^[0-9]{4}/[0-9]{2}$'),
  -- Gapless in the fiscal year.
  number integer not null check (number > 0),
  -- The short code that is typed to verify it.
  code text not null,
  issued_at timestamptz not null,
  issued_on date not null,
  payer_name_en text not null default '',
  payer_name_ne text not null default '',
  tender text not null check (tender in ('cash', 'cheque', 'wallet', 'gateway', 'bank')),
  -- Number of the cheque, or reference of the wallet, gateway or bank.
  tender_reference text not null default '' check (length(tender_reference) <= 80),
  amount_paisa bigint not null check (amount_paisa > 0),
  -- Null: the system itself.
  author_id integer,
  author_name text not null,
  primary key (org_id, fiscal_year, number),
  unique (org_id, code),
  check (payer_name_en <> '' or payer_name_ne <> '')
);
create index receipts_by_day on receipts (org_id, issued_on);

-- What was received for: a connection each, or something without one. The amounts add up to that of the receipt.
create table receipt_lines (
  org_id integer not null,
  fiscal_year text not null,
  number integer not null,
  line smallint not null check (line > 0),
  purpose text not null check (purpose in ('bill', 'application-fee', 'form', 'other')),
  connection_id integer,
  entry_id bigint not null,
  amount_paisa bigint not null check (amount_paisa > 0),
  primary key (org_id, fiscal_year, number, line),
  -- An entry is receipted once.
  unique (org_id, entry_id),
  foreign key (org_id, fiscal_year, number) references receipts (org_id, fiscal_year, number),
  foreign key (org_id, connection_id) references connections (org_id, id),
  foreign key (org_id, entry_id) references ledger_entries (org_id, id),
  check ((purpose = 'bill') = (connection_id is not null))
);
create index receipt_lines_of_connection on receipt_lines (org_id, connection_id);

-- Prints of a receipt: the first is the original, each later one a copy.
create table receipt_prints (
  org_id integer not null,
  fiscal_year text not null,
  number integer not null,
  print smallint not null check (print > 0),
  printed_at timestamptz not null,
  author_id integer,
  author_name text not null,
  primary key (org_id, fiscal_year, number, print),
  foreign key (org_id, fiscal_year, number) references receipts (org_id, fiscal_year, number)
);

create function receipts_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'receipts are not changed and not removed: the entry of a wrong one is corrected';
end $$;

create trigger receipts_stay before update or delete on receipts for each row execute function receipts_are_append_only();
create trigger receipts_are_not_emptied before truncate on receipts execute function receipts_are_append_only();
create trigger receipt_lines_stay before update or delete on receipt_lines for each row execute function receipts_are_append_only();
create trigger receipt_lines_are_not_emptied before truncate on receipt_lines execute function receipts_are_append_only();
create trigger receipt_prints_stay before update or delete on receipt_prints for each row execute function receipts_are_append_only();
create trigger receipt_prints_are_not_emptied before truncate on receipt_prints execute function receipts_are_append_only();
