-- The last date of a notice before its latest change, with the reason that the public reads; open calls by their last date.

alter table documents
  add column earlier_closes_on date,
  add column closing_changed_on date,
  add column closing_reason_en text not null default '',
  add column closing_reason_ne text not null default '',
  add constraint documents_closing_reason
    check ((closing_changed_on is null) = (closing_reason_en = '' and closing_reason_ne = ''));

create index documents_by_last_date on documents (org_id, type, closes_on, id)
  include (publish_from, publish_until) where closes_on is not null and publish_from is not null and withdrawn_at is null;
