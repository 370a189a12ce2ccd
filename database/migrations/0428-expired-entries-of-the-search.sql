-- Entries of the search that are public no longer are found by their time, and removed each night.

create index search_entries_until on search_entries (org_id, public_until) where public_until is not null;
