-- Price lists: what an organisation charges for its services besides the water (connection, transfer, meter test, tanker …).

create table prices (
  org_id integer not null references organisations on delete cascade,
  -- The rows of one day are the list that takes effect on it.
  effective_from date not null,
  position smallint not null check (position > 0),
  category text not null check (category in ('connection', 'transfer', 'meter', 'disconnection', 'delivery', 'other')),
  label_en text not null check (label_en <> ''),
  label_ne text not null check (label_ne <> ''),
  -- What the amount is for (a tap of 1/2 inch, a tanker of 5,000 litres); '' where the name says it.
  unit_en text not null,
  unit_ne text not null,
  amount_paisa bigint not null check (amount_paisa >= 0),
  -- Not decided by the organisation.
  sample boolean not null,
  primary key (org_id, effective_from, position)
);

create trigger content_changed after insert or update or delete on prices
  for each row execute function content_changed();
