-- Closed days of cashiers whose cash was brought to the bank, each by one slip.

create table deposited_cash_days (
  org_id integer not null,
  cash_day_id integer not null,
  deposit_id integer not null,
  -- What was counted, less the float that stays in the drawer.
  amount_paisa bigint not null check (amount_paisa > 0),
  primary key (org_id, cash_day_id),
  foreign key (org_id, cash_day_id) references cash_days (org_id, id),
  foreign key (org_id, deposit_id) references bank_deposits (org_id, id)
);
create index deposited_cash_days_of_deposit on deposited_cash_days (org_id, deposit_id);
