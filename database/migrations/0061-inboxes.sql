-- Where does every complaint and application stand, kept beside it so that a page of an inbox is found on an index?

-- Events and steps stay the truth; these triggers write down in the same transaction what the newest of them says.
alter table complaints
  add column state text not null default 'received',
  add column assignee_id integer,
  add column assignee_name text,
  -- Who sent it signed in; for their own list.
  add column person_id integer references people on delete set null,
  -- Code, names, number and words, and the tole alone, folded for search.
  add column search_key text not null default '',
  add column tol_key text not null default '';

create function complaint_stands() returns trigger language plpgsql as $$
begin
  update complaints
     set state = new.state,
         assignee_id = coalesce(new.assignee_id, assignee_id),
         assignee_name = coalesce(new.assignee_name, assignee_name)
   where id = new.complaint_id;
  return null;
end $$;
create trigger complaint_stands after insert on complaint_events
  for each row execute function complaint_stands();

update complaints c
   set state = coalesce((select e.state from complaint_events e where e.complaint_id = c.id order by e.id desc limit 1), 'received'),
       search_key = ' ' || lower(concat_ws(' ', c.code, c.name, c.phone, c.customer_number, c.tol, c.landmark, c.message)),
       tol_key = ' ' || lower(c.tol);
update complaints c
   set assignee_id = e.assignee_id, assignee_name = e.assignee_name
  from (select distinct on (complaint_id) * from complaint_events where kind = 'assigned' order by complaint_id, id desc) e
 where e.complaint_id = c.id;

-- What is open stays few while what is finished grows for ever.
create index complaints_open on complaints (org_id, due_at, id) where state not in ('resolved', 'rejected', 'closed');
create index complaints_open_given on complaints (org_id, assignee_id, due_at, id)
  where state not in ('resolved', 'rejected', 'closed');
create index complaints_state on complaints (org_id, state, received_at, id);
create index complaints_given on complaints (org_id, assignee_id, received_at, id);
create index complaints_type on complaints (org_id, type, received_at, id);
create index complaints_ward on complaints (org_id, ward, received_at, id);
create index complaints_by_due on complaints (org_id, due_at, id);
drop index complaints_due;
drop index complaints_newest;
create index complaints_newest on complaints (org_id, received_at, id);
create index complaints_phone on complaints (org_id, phone);
create index complaints_person on complaints (person_id) where person_id is not null;
create index complaints_search on complaints using gin (search_key gin_trgm_ops);
create index complaints_tol on complaints using gin (tol_key gin_trgm_ops);

alter table applications
  add column state text not null default 'submitted'
    check (state in ('submitted', 'prepared', 'checked', 'approved', 'returned', 'rejected')),
  add column last_step_at timestamptz,
  add column person_id integer references people on delete set null;

create function application_stands() returns trigger language plpgsql as $$
begin
  update applications
     set state = case new.kind when 'resubmitted' then 'submitted' else new.kind end, last_step_at = new.at
   where id = new.application_id;
  return null;
end $$;
create trigger application_stands after insert on application_steps
  for each row execute function application_stands();

update applications a
   set state = case s.kind when 'resubmitted' then 'submitted' else s.kind end, last_step_at = s.at
  from (select distinct on (application_id) * from application_steps order by application_id, id desc) s
 where s.application_id = a.id;
update applications set search_key = ' ' || search_key, last_step_at = coalesce(last_step_at, submitted_at);
alter table applications alter column last_step_at set not null, alter column last_step_at set default now();

create index applications_newest on applications (org_id, submitted_at, id);
create index applications_last on applications (org_id, last_step_at, id);
create index applications_state on applications (org_id, state, submitted_at, id);
create index applications_state_last on applications (org_id, state, last_step_at, id);
create index applications_kind on applications (org_id, kind, submitted_at, id);
create index applications_ward on applications (org_id, ward, submitted_at, id);
create index applications_name on applications (org_id, applicant_en, id);
create index applications_code on applications (org_id, code);
create index applications_phone on applications (org_id, phone);
create index applications_person on applications (person_id) where person_id is not null;
create index application_steps_by on application_steps (by_id, id) where by_id is not null;
