-- To whom was a complaint given, as they were named at the time?
alter table complaint_events add column assignee_name text;
alter table complaint_events add check ((assignee_name is null) = (assignee_id is null));
