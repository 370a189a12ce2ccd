-- What a message is about, for the office's list of messages, and the indexes of that list.

-- Null for messages of earlier versions.
alter table outbox add column kind text check (kind in ('code', 'invitation', 'account', 'receipt', 'update'));

create index outbox_queued on outbox (org_id, id desc) where next_try_at is not null;
create index outbox_failed on outbox (org_id, id desc) where given_up_at is not null or expired_at is not null;
create index outbox_recipient on outbox (org_id, lower(recipient), id desc);
