-- Reminders of bills to the phones of holders, each once, where the organisation sends them.

alter table billing_policies add column reminders text not null default 'sms' check (reminders in ('sms', 'none'));

create table bill_reminders (
  org_id integer not null,
  fiscal_year text not null,
  number integer not null,
  kind text not null check (kind in ('made', 'due-soon', 'overdue')),
  queued_at timestamptz not null,
  primary key (org_id, fiscal_year, number, kind),
  foreign key (org_id, fiscal_year, number) references bills (org_id, fiscal_year, number)
);

create index bills_by_day on bills (org_id, billed_on);
