-- What a gateway acknowledged is asked about again; the office lists what differs by an index.

alter table payment_attempts drop constraint payment_attempts_difference_check;
alter table payment_attempts add constraint payment_attempts_difference_check
  check (difference in ('amount', 'closed', 'twice', 'reference', 'refunded', 'denied'));
create index payment_attempts_different on payment_attempts (org_id, begun_at) where difference is not null;
