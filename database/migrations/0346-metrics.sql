-- What the metrics count, of all organisations together, without reading whole tables.

create index outbox_by_time on outbox (queued_at);
create index payment_attempts_by_time on payment_attempts (begun_at);
create index payment_attempts_unclear on payment_attempts (org_id) where state = 'ambiguous';
