-- Several filters of an inbox at once: each is judged on the index that is walked, without reading the rows.
drop index complaints_newest;
create index complaints_newest on complaints (org_id, received_at, id) include (state, type, ward, assignee_id);
drop index complaints_type;
create index complaints_type on complaints (org_id, type, received_at, id) include (state, ward, assignee_id);
drop index complaints_ward;
create index complaints_ward on complaints (org_id, ward, received_at, id) include (state, type, assignee_id);
