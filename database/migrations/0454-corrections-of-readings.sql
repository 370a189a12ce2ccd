-- Corrections of readings that a later one follows or that a bill charges: what they were, why they were changed, and which bill was the newest then.

create table reading_corrections (
  org_id integer not null,
  id integer generated always as identity,
  connection_id integer not null,
  period text not null check (period ~ '^[0-9]{4}/(0[1-9]|1[0-2])$'),
  -- The readings that changed, as they were: that of the month, and the next one of the dial where its units followed.
  readings jsonb not null,
  reason text not null check (reason <> ''),
  -- The newest bill of the connection: those up to it were computed from the readings as they were.
  bill_fiscal_year text,
  bill_number integer,
  corrected_at timestamptz not null,
  corrected_by_id integer,
  corrected_by text not null,
  primary key (org_id, id),
  foreign key (org_id, connection_id) references connections (org_id, id) on delete cascade,
  check ((bill_fiscal_year is null) = (bill_number is null))
);

create index reading_corrections_of_connection on reading_corrections (org_id, connection_id, id);
