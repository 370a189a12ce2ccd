-- Report lists by their last date: a notice without one counts as current for 90 days after its publication.

alter table documents
  add column last_day date not null generated always as (coalesce(closes_on, published_on + 90)) stored;

create index documents_by_last_day on documents (org_id, type, last_day, id)
  include (publish_from, publish_until, closes_on, closes_time) where publish_from is not null and withdrawn_at is null;
