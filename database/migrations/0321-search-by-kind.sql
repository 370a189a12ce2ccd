-- Items of the other kinds than documents are few, and found beside any number of documents; so are documents by their titles.

create index search_entries_others on search_entries using gin (text_key) where page = 0 and kind <> 'document';
create index search_entries_titles on search_entries using gin (title_key) where page = 0 and kind = 'document';
