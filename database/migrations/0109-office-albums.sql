-- The office lists albums in every publishing state, by entry or by the day on them.
create index albums_office_by_entry on albums (org_id, created_at, id)
  include (publish_from, publish_until, withdrawn_at);
create index albums_office_by_date on albums (org_id, taken_on, id)
  include (publish_from, publish_until, withdrawn_at);
