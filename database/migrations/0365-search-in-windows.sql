-- A search reads the newest documents first, in windows of bounded size, and looks up which forms of its words the index has.

-- Every lexeme of the index; those of titles once more with a circumflex. One that is no longer in the index may remain.
create table search_lexemes (
  org_id integer not null references organisations on delete cascade,
  lexeme text collate "C" not null check (length(lexeme) between 1 and 300),
  primary key (org_id, lexeme)
);

-- Conditions (texts of a tsquery) that divide the documents by their dates, the newest first; written by the job that indexes.
alter table search_indexes add column windows text[] not null default '{}';

-- The lexemes of an organisation, a year and a month. With them a window is read from one index together with the words.
create function search_date_keys(of_org integer, day date) returns text[] language sql immutable parallel safe as $$
  select array_remove(array['@' || of_org, '@' || of_org || '.' || extract(year from day)::int,
                            '@' || of_org || '.' || (extract(year from day) * 100 + extract(month from day))::int], null)
$$;

-- The text of a page of a file is in document_pages.
update search_entries
   set text_key = text_key || array_to_tsvector(search_date_keys(org_id, dated_on))
                  || array_to_tsvector(array(select '^' || lexeme from unnest(case when page = 0 then tsvector_to_array(title_key) end) as lexeme)),
       text_en = case when kind = 'document' and page > 0 then '' else text_en end;
insert into search_lexemes (org_id, lexeme)
select distinct org_id, lexeme from search_entries, unnest(tsvector_to_array(text_key)) as lexeme where lexeme !~ '^@';

drop index search_entries_items;
drop index search_entries_titles;
drop index search_entries_others;
drop index search_entries_pages;
create index search_entries_others on search_entries using gin (text_key) with (fastupdate = off) where page = 0 and kind <> 'document';
create index search_entries_documents on search_entries using gin (text_key) with (fastupdate = off) where page = 0 and kind = 'document';
-- What was inserted last is read by every search until it is in the tree: at most a megabyte.
create index search_entries_pages on search_entries using gin (text_key) with (gin_pending_list_limit = 1024) where page > 0;

-- Public entries that meet a condition, the newest first, at most `max`: window after window, until there are enough. Never reads the whole
-- table, whatever the statistics say.
create function search_windows(asked_org integer, tier text, windows tsquery[], condition tsquery, at timestamptz, max integer)
returns setof search_entries language plpgsql stable
set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  wanted tsquery;
  missing integer := max;
  found integer;
begin
  for i in 1 .. cardinality(windows) loop
    wanted := windows[i] && condition;
    if tier = 'pages' then
      return query
      select e.* from search_entries e
       where e.org_id = asked_org and e.page > 0 and e.text_key @@ wanted
         and e.public_from <= at and (e.public_until is null or e.public_until > at)
         -- A page alone is never found.
         and exists (select from search_entries own
                      where own.org_id = e.org_id and own.kind = e.kind and own.item = e.item and own.page = 0
                        and own.public_from <= at and (own.public_until is null or own.public_until > at))
       order by e.dated_on desc nulls last, e.kind, e.item, e.page limit missing;
    elsif tier = 'documents' then
      return query
      select e.* from search_entries e
       where e.org_id = asked_org and e.page = 0 and e.kind = 'document' and e.text_key @@ wanted
         and e.public_from <= at and (e.public_until is null or e.public_until > at)
       order by e.dated_on desc nulls last, e.item limit missing;
    else
      return query
      select e.* from search_entries e
       where e.org_id = asked_org and e.page = 0 and e.kind <> 'document' and (tier = 'others' or e.kind = tier) and e.text_key @@ wanted
         and e.public_from <= at and (e.public_until is null or e.public_until > at)
       order by e.dated_on desc nulls last, e.kind, e.item limit missing;
    end if;
    get diagnostics found = row_count;
    missing := missing - found;
    exit when missing <= 0;
  end loop;
end $$;
