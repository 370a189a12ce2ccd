-- Index of the public search: one row for each item, and for each page of its file, with what is waiting to be indexed.

-- `page` 0 is the item itself. `text_key` includes the words of the title. Keys hold the folded words of both languages and, with a tilde, their sounds (src/kit/sound-key.ts).
create table search_entries (
  org_id integer not null references organisations on delete cascade,
  kind text not null check (kind ~ '^[a-z-]{1,30}$'),
  item text not null check (length(item) between 1 and 300),
  page integer not null default 0 check (page >= 0),
  url text not null,
  title_en text not null,
  title_ne text not null,
  text_en text not null,
  text_ne text not null,
  title_key tsvector not null,
  text_key tsvector not null,
  dated_on date,
  public_from timestamptz,
  public_until timestamptz,
  primary key (org_id, kind, item, page)
);
-- Apart, so that an item is found as fast beside a million pages of files as without them.
create index search_entries_items on search_entries using gin (text_key) where page = 0;
create index search_entries_pages on search_entries using gin (text_key) where page > 0;

-- Words of titles, from which a misspelt word is corrected.
create table search_words (
  org_id integer not null references organisations on delete cascade,
  word text not null check (length(word) between 1 and 60),
  sound text not null,
  primary key (org_id, word)
);
create index search_words_sound on search_words using gin (sound gin_trgm_ops);

-- Items that were added or changed and are not indexed yet.
create table search_changes (
  org_id integer not null references organisations on delete cascade,
  kind text not null,
  item text not null,
  primary key (org_id, kind, item)
);

-- The version of the index with which every item of the organisation was queued.
create table search_indexes (
  org_id integer primary key references organisations on delete cascade,
  version integer not null,
  queued_at timestamptz not null
);

-- A changed item is out of the index in the transaction that changes it, and back when it is indexed again; pages of its file follow its
-- publishing window. Arguments: the kind, and the column that names an item.
create function search_item_changed() returns trigger language plpgsql as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  now_is jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if was is not null then
    delete from search_entries
     where org_id = (was ->> 'org_id')::int and kind = tg_argv[0] and item = was ->> tg_argv[1]
       and (page = 0 or now_is is null);
  end if;
  if now_is is not null then
    if now_is ? 'publish_from' then
      update search_entries
         set public_from = case when now_is ->> 'withdrawn_at' is null then (now_is ->> 'publish_from')::timestamptz end,
             public_until = (now_is ->> 'publish_until')::timestamptz
       where org_id = (now_is ->> 'org_id')::int and kind = tg_argv[0] and item = now_is ->> tg_argv[1];
    end if;
    insert into search_changes (org_id, kind, item)
    values ((now_is ->> 'org_id')::int, tg_argv[0], now_is ->> tg_argv[1]) on conflict do nothing;
  end if;
  return null;
end $$;

do $$
declare each text[];
begin
  foreach each slice 1 in array array[
    ['albums', 'album', 'id'], ['articles', 'article', 'id'], ['disclosures', 'disclosure', 'id'], ['documents', 'document', 'id'],
    ['members', 'member', 'id'], ['pages', 'page', 'id'], ['questions', 'question', 'id'], ['services', 'service', 'id'],
    ['water_tests', 'water-test', 'id'], ['tols', 'tol', 'id'], ['tariffs', 'tariff', 'effective_from']] loop
    execute format('create trigger search_item_changed after insert or update or delete on %I
      for each row execute function search_item_changed(%L, %L)', each[1], each[2], each[3]);
  end loop;
end $$;
