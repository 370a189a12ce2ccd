-- The day until which the surcharges and rebates of all bills of an organisation are posted.

create table settlements (
  org_id integer primary key references organisations on delete cascade,
  settled_on date not null
);

-- What was entered since that day is settled again.
create index ledger_entries_by_entry on ledger_entries (org_id, entered_at);
