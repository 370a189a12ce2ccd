-- Statements of a gateway may name a payment by the reference that the gateway gave when it was begun.

create index payment_attempts_by_own_reference on payment_attempts (org_id, upper(own_reference)) where own_reference is not null;
