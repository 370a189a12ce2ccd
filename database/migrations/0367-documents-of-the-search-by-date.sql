-- The windows of an organisation's documents are made from the dates of their entries, whatever the number of their pages.

create index search_entries_by_date on search_entries (org_id, dated_on, item) where page = 0 and kind = 'document';
