-- Who accepted or refused a reading sent by a customer is a person by number, beside the name of then.

alter table sent_readings add column decided_by_id integer references people on delete set null;
create index sent_readings_of_decider on sent_readings (decided_by_id);
