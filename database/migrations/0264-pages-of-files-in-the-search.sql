-- Which texts of documents are in the index of the search. A new entry of a document has no pages beside it yet.

alter table document_texts add column is_indexed boolean not null default false;
create index document_texts_unindexed on document_texts (org_id, document_id) where state = 'read' and not is_indexed;

create function document_pages_unindexed() returns trigger language plpgsql as $$
begin
  update document_texts set is_indexed = false where org_id = new.org_id and document_id = new.item::bigint and is_indexed;
  return null;
end $$;

create trigger document_pages_unindexed after insert on search_entries
  for each row when (new.kind = 'document' and new.page = 0) execute function document_pages_unindexed();
