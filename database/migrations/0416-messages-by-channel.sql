-- Messages of one channel, newest first: few mails among many SMS are found without walking over the others.
create index outbox_by_channel on outbox (org_id, channel, queued_at desc, id desc);
