-- The office lists disclosures in every publishing state, by quarter or by entry.
create index disclosures_office_by_quarter on disclosures (org_id, fiscal_year, quarter, id)
  include (publish_from, publish_until, withdrawn_at);
create index disclosures_office_by_entry on disclosures (org_id, created_at, id)
  include (publish_from, publish_until, withdrawn_at);
