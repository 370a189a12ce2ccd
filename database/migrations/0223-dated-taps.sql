-- Class, size and sewer of a tap before each change, and the policy from which month of billing a change counts.

create table connection_former_taps (
  org_id integer not null,
  connection_id integer not null,
  -- The day from which the tap was another one: that of the next row, or of the connection.
  until date not null,
  customer_type text not null check (customer_type ~ '^[a-z]{1,40}$'),
  tap_size text not null check (tap_size ~ '^[0-9/ ]{1,10}$'),
  sewer boolean not null,
  primary key (org_id, connection_id, until),
  foreign key (org_id, connection_id) references connections (org_id, id) on delete cascade
);

alter table billing_policies
  add column tap_change text not null default 'next-period' check (tap_change in ('next-period', 'same-period'));
