-- A list narrowed to a rare kind of file is found without reading the list.

create index documents_by_kind on documents (org_id, type, media_type, published_on, id)
  include (publish_from, publish_until) where publish_from is not null and withdrawn_at is null;
