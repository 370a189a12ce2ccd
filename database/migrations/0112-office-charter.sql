-- The office lists services and questions in every publishing state, in their order or by entry.
create index services_office_by_position on services (org_id, position, id)
  include (publish_from, publish_until, withdrawn_at);
create index services_office_by_entry on services (org_id, created_at, id)
  include (publish_from, publish_until, withdrawn_at);
create index questions_office_by_position on questions (org_id, position, id)
  include (publish_from, publish_until, withdrawn_at);
create index questions_office_by_entry on questions (org_id, created_at, id)
  include (publish_from, publish_until, withdrawn_at);
