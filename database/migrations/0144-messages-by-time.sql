-- The office's list of messages is in the order of their times; those of an import or a restored queue have later numbers.

drop index outbox_of, outbox_queued, outbox_failed, outbox_recipient;

create index outbox_of on outbox (org_id, queued_at desc, id desc);
create index outbox_queued on outbox (org_id, queued_at desc, id desc) where next_try_at is not null;
create index outbox_failed on outbox (org_id, queued_at desc, id desc)
  where given_up_at is not null or expired_at is not null;
create index outbox_recipient on outbox (org_id, lower(recipient), queued_at desc, id desc);
