-- The office lists pages in every publishing state, by entry. A page was entered when its history begins; without one, when it was written last.

alter table pages add column created_at timestamptz;

update pages set created_at = coalesce(
  (select min(at) from publishing_acts
    where publishing_acts.org_id = pages.org_id and subject = 'page' and subject_id = pages.id),
  updated_at);

alter table pages alter column created_at set not null;

create index pages_office_by_entry on pages (org_id, created_at, id)
  include (publish_from, publish_until, withdrawn_at);
