-- Filters of a report list by title and by file name: the words of each, in the spelling under which they are searched.

-- The same as `wordsKey` of src/kit/search-words.ts; a test compares the two.
create function words_key(given text) returns text language sql immutable strict parallel safe as $$
  select ' ' || btrim(regexp_replace(regexp_replace(
    translate(
      lower(normalize(regexp_replace(given,
        '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]', '', 'g'
      ), nfc) collate "und-x-icu"),
      U&'०१२३४५६७८९ँीूईऊशषव\093C\200C\200D', '0123456789ंिुइउससब'),
    '[ङञणनम]्(?=[क-ह])', 'ं', 'g'),
    U&'[\0009-\000D \00A0\1680\2000-\200A\2028\2029\202F\205F\3000_./|,;:()“”"''।-]+', ' ', 'g'))
$$;

alter table documents
  add column title_key text not null generated always as (words_key(title_en || ' ' || title_ne)) stored,
  add column filename_key text not null generated always as (words_key(filename)) stored;

create index documents_by_title_and_filename on documents
  using gin (title_key gin_trgm_ops, filename_key gin_trgm_ops);
