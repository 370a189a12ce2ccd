-- What does a month's water cost at each organisation, from which day, and who says so?

-- One printed tariff. Money is integer paisa, percentages are basis points (50 % = 5000).
create table tariffs (
  id bigint generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  -- Place in the printed table.
  position smallint not null default 0,
  fiscal_year text not null check (fiscal_year ~ '^[0-9]{4}/[0-9]{2}$'),
  -- In force until another tariff for the same taps takes effect. The rows of one day are one edition.
  effective_from date not null,
  -- Null: every type, every size.
  customer_type text,
  tap_size text,
  metered boolean not null,
  minimum_kind text not null check (minimum_kind in ('block', 'base', 'floor')),
  minimum_units integer check (minimum_units >= 0),
  minimum_paisa bigint not null check (minimum_paisa >= 0),
  sewerage_kind text not null check (sewerage_kind in ('none', 'percent', 'flat')),
  sewerage_basis_points integer check (sewerage_basis_points >= 0),
  sewerage_paisa bigint check (sewerage_paisa >= 0),
  rounding text not null check (rounding in ('none', 'rupee')),
  source_en text not null default '',
  source_ne text not null default '',
  source_url text check (source_url ~ '^https?://'),
  -- Demonstration figures that nobody is billed by.
  sample boolean not null,
  check ((minimum_kind = 'block') = (minimum_units is not null)),
  check ((sewerage_kind = 'percent') = (sewerage_basis_points is not null)),
  check ((sewerage_kind = 'flat') = (sewerage_paisa is not null)),
  unique nulls not distinct (org_id, effective_from, customer_type, tap_size, metered)
);

-- Units first_unit to last_unit, both included, at one rate; a null last unit has no end.
create table tariff_slabs (
  tariff_id bigint not null references tariffs on delete cascade,
  first_unit integer not null check (first_unit >= 1),
  last_unit integer check (last_unit >= first_unit),
  rate_paisa bigint not null check (rate_paisa >= 0),
  -- Charged once, when the first unit of the slab is used.
  entry_paisa bigint check (entry_paisa >= 0),
  primary key (tariff_id, first_unit)
);

create table tariff_fees (
  tariff_id bigint not null references tariffs on delete cascade,
  position smallint not null,
  label_en text not null,
  label_ne text not null,
  amount_paisa bigint not null check (amount_paisa >= 0),
  primary key (tariff_id, position)
);

-- Days after the bill's date: a rebate below zero, a late fee above it.
create table tariff_payment_steps (
  tariff_id bigint not null references tariffs on delete cascade,
  first_day integer not null check (first_day >= 0),
  last_day integer check (last_day >= first_day),
  basis_points integer not null check (basis_points >= -10000),
  primary key (tariff_id, first_day)
);

-- Slabs, fees and steps never change without their tariff: an edition is replaced as a whole.
create trigger content_changed after insert or update or delete on tariffs
  for each row execute function content_changed();
