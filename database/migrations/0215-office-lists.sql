-- Lists of the office stay quick however long they are: the audit log by action, by day, refusals alone and by any part of a row.

create index audit_rows_action on audit_rows (org_id, action, id desc);
create index audit_rows_day on audit_rows (org_id, at);
create index audit_rows_refused on audit_rows (org_id, id desc) where outcome <> 'done';
create index audit_rows_search on audit_rows
  using gin ((action || ' ' || target || ' ' || outcome || ' ' || actor_name || ' ' || address) gin_trgm_ops);

-- What lacks a language, for the overview and the page of all published kinds.
create index documents_in_one_language on documents (org_id, created_at, id) where (title_en = '') <> (title_ne = '');
create index articles_in_one_language on articles (org_id, created_at, id)
  where (title_en = '') <> (title_ne = '') or (summary_en = '') <> (summary_ne = '');

-- The media library: words of a description or a file name, and what has no description yet.
create index media_search on media using gin (lower(alt_en || ' ' || alt_ne || ' ' || filename) gin_trgm_ops);
create index media_undescribed on media (org_id, id desc) where (alt_en = '' or alt_ne = '') and withdrawn_at is null;
create index media_withdrawn on media (org_id, id desc) where withdrawn_at is not null;
