-- A gateway may give back a part of a payment.

alter table payment_attempts drop constraint payment_attempts_difference_check;
alter table payment_attempts add constraint payment_attempts_difference_check
  check (difference in ('amount', 'closed', 'twice', 'reference', 'refunded', 'partly-refunded', 'denied'));
