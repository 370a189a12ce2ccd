-- The office looks at documents of every list and every publishing state together.

-- Words or dates that were put right stand in the history too.
alter table publishing_acts drop constraint publishing_acts_act_check;
alter table publishing_acts add constraint publishing_acts_act_check
  check (act in ('published', 'scheduled', 'expiry-set', 'withdrawn', 'returned-to-draft', 'changed'));

-- One index for each order; list and state are judged on the index that is walked, without reading the rows.
create index documents_office_by_date on documents (org_id, published_on, id)
  include (type, publish_from, publish_until, withdrawn_at);
create index documents_office_by_entry on documents (org_id, created_at, id)
  include (type, publish_from, publish_until, withdrawn_at);
create index documents_office_by_title_en on documents (org_id, shown_en, id)
  include (type, publish_from, publish_until, withdrawn_at);
create index documents_office_by_title_ne on documents (org_id, shown_ne, id)
  include (type, publish_from, publish_until, withdrawn_at);

-- The few that wait, have ended or were taken back, found and counted without walking the many.
create index documents_drafts on documents (org_id, created_at, id)
  where publish_from is null and withdrawn_at is null;
create index documents_withdrawn on documents (org_id, created_at, id) where withdrawn_at is not null;
create index documents_starting on documents (org_id, publish_from)
  where publish_from is not null and withdrawn_at is null;
create index documents_ending on documents (org_id, publish_until)
  where publish_until is not null and withdrawn_at is null;
