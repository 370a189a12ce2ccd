-- What the organisation knows of a customer's tap: tol, customer type and tap size, from which forms and the calculator start.

alter table customers
  add column tol_en text not null default '',
  add column tol_ne text not null default '',
  -- A customer type and a tap size of the tariffs; null: not recorded.
  add column customer_type text check (customer_type ~ '^[a-z]{1,40}$'),
  add column tap_size text check (tap_size ~ '^[0-9/ ]{1,10}$');
