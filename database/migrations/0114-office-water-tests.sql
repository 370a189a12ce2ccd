-- The office lists water tests in every publishing state, by sample or by entry.
create index water_tests_office_by_date on water_tests (org_id, sampled_on, id)
  include (publish_from, publish_until, withdrawn_at);
create index water_tests_office_by_entry on water_tests (org_id, created_at, id)
  include (publish_from, publish_until, withdrawn_at);
