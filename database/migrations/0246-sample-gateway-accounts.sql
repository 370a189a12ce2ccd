-- Sample accounts are those of the demonstration: the only test accounts that anybody can pay with, because a test account takes no money
-- and its secrets are public.

alter table gateway_accounts add column is_sample boolean not null default false;
update gateway_accounts set is_sample = true where mode = 'test' and base like 'http://127.0.0.1:%';
alter table gateway_accounts add check (mode = 'test' or not is_sample);
