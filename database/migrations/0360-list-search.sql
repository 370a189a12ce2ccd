-- One key for the search of every list: folded words in either script, and the sounds of names; filled by the database itself.

-- Letters that are written twice, once each; three or four of one become one too.
create function single_letters(given text) returns text language plpgsql immutable strict parallel safe as $$
declare
  single constant text := regexp_replace(given, '([a-z])\1', '\1', 'g');
begin
  return case when single = given then given else regexp_replace(single, '([a-z])\1', '\1', 'g') end;
end $$;

-- The same as `listKey` of src/kit/list-search.ts; a test compares the two. `names` are also found by their sound.
create function search_key(names text, rest text default '') returns text language plpgsql immutable strict parallel safe as $$
declare
  -- Names and the rest are folded at once, apart by a sign of no script.
  given text := words_key(replace(names || U&' \E000 ' || rest, '+977', ' '));
  words text;
  sounds text;
begin
  given := translate(given, U&'!#$%&''*+<=>?@[]^`{|}~\005C\00A1\00A6\00A7\00A9\00AB\00AE\00B0\00B1\00B7\00BB\00BF\0965\0970\2013\2014\2018\2019\2022\2026', repeat(' ', 42));
  sounds := ' ' || split_part(given, U&'\E000', 1) || ' ';
  -- Roman spellings of names.
  words := replace(replace(replace(replace(replace(given, 'aa', 'a'), 'ee', 'i'), 'ii', 'i'), 'oo', 'u'), 'uu', 'u');
  words := replace(translate(replace(replace(words, 'sh', 's'), 'chh', 'ch'), 'zvw', 'jbb'), 'ph', 'f');
  words := regexp_replace(words, '([a-z]{3})e(?![a-z0-9])', '\1', 'g');
  words := replace(single_letters(words), U&'\E000', ' ');
  -- Sounds: words in Devanagari as a Roman writer spells them, then what differs between writers left out.
  sounds := regexp_replace(sounds, ' [0-9][^ ]*', ' ', 'g');
  if sounds ~ '[\u0900-\u0963]' then
    sounds := replace(replace(sounds, 'क्स', 'छ'), 'ज्ञ', 'ग्य');
    sounds := regexp_replace(sounds, '([कखगघङचछजझञटठडढणतथदधनपफबभमयरलस-ह])(?![ा-ौ्])', '\1a', 'g');
    sounds := replace(replace(replace(replace(replace(replace(sounds, 'ख', 'kh'), 'घ', 'gh'), 'च', 'ch'), 'छ', 'ch'), 'झ', 'jh'), 'ठ', 'th');
    sounds := replace(replace(replace(replace(replace(sounds, 'ढ', 'dh'), 'थ', 'th'), 'ध', 'dh'), 'भ', 'bh'), 'ऋ', 'ri');
    sounds := replace(replace(replace(replace(replace(sounds, 'ृ', 'ri'), 'ऐ', 'ai'), 'ै', 'ai'), 'औ', 'au'), 'ौ', 'au');
    sounds := translate(sounds, 'कगङजञटडणतदनपफबमयरलसहअआइउएओािुेोंॅॉ', 'kgnjntdntdnpfbmyrlshaaiueoaiueoneo');
  end if;
  sounds := regexp_replace(sounds, '[^a-z0-9 ]', '', 'g');
  sounds := replace(replace(sounds, 'ee', 'i'), 'oo', 'u');
  sounds := regexp_replace(sounds, 'ksh|kch+|ks|x', 'C', 'g');
  sounds := replace(sounds, 'tion', 'son');
  sounds := regexp_replace(sounds, 'ch+', 'C', 'g');
  sounds := regexp_replace(sounds, 'c(?=[eiy])', 's', 'g');
  sounds := replace(translate(replace(sounds, 'ck', 'k'), 'cqC', 'kkc'), 'ph', 'f');
  sounds := replace(replace(replace(replace(sounds, 'kh', 'k'), 'gh', 'g'), 'jh', 'j'), 'th', 't');
  sounds := translate(replace(replace(replace(sounds, 'dh', 'd'), 'bh', 'b'), 'sh', 's'), 'zvw', 'jbb');
  sounds := single_letters(replace(sounds, 'y ', 'i '));
  sounds := regexp_replace(sounds, '[nm](?=[bcdfgjklprst])', '', 'g');
  -- Every `a` but that at the beginning of a word.
  sounds := replace(replace(replace(sounds, ' a', ' A'), 'a', ''), 'A', 'a');
  sounds := single_letters(sounds);
  return ' ' || btrim(regexp_replace(words || regexp_replace(sounds, ' ([^ ])', ' ~\1', 'g'), ' +', ' ', 'g'));
end $$;

-- Documents and news.
alter table documents drop column search_key, drop column title_key, drop column filename_key;
alter table documents
  add column search_key text not null generated always as (search_key(title_en || ' ' || title_ne || ' ' || filename)) stored,
  add column title_key text not null generated always as (search_key(title_en || ' ' || title_ne)) stored,
  add column filename_key text not null generated always as (search_key(filename)) stored;
create index documents_by_words on documents using gin (search_key gin_trgm_ops);
create index documents_by_title_and_filename on documents using gin (title_key gin_trgm_ops, filename_key gin_trgm_ops);

alter table articles drop column search_key;
alter table articles add column search_key text not null
  generated always as (search_key(title_en || ' ' || title_ne || ' ' || summary_en || ' ' || summary_ne)) stored;
create index articles_by_words on articles using gin (search_key gin_trgm_ops);

-- Other published kinds and the media library.
alter table albums add column search_key text not null
  generated always as (search_key(title_en || ' ' || title_ne)) stored;
create index albums_by_words on albums using gin (search_key gin_trgm_ops);
alter table disclosures add column search_key text not null
  generated always as (search_key(title_en || ' ' || title_ne)) stored;
create index disclosures_by_words on disclosures using gin (search_key gin_trgm_ops);
alter table members add column search_key text not null
  generated always as (search_key(name_en || ' ' || name_ne || ' ' || title_en || ' ' || title_ne, email || ' ' || phone)) stored;
create index members_by_words on members using gin (search_key gin_trgm_ops);
alter table pages add column search_key text not null
  generated always as (search_key(title_en || ' ' || title_ne)) stored;
create index pages_by_words on pages using gin (search_key gin_trgm_ops);
alter table questions add column search_key text not null
  generated always as (search_key(question_en || ' ' || question_ne, answer_en || ' ' || answer_ne)) stored;
create index questions_by_words on questions using gin (search_key gin_trgm_ops);
alter table services add column search_key text not null
  generated always as (search_key(name_en || ' ' || name_ne)) stored;
create index services_by_words on services using gin (search_key gin_trgm_ops);
alter table slides add column search_key text not null
  generated always as (search_key(title_en || ' ' || title_ne)) stored;
create index slides_by_words on slides using gin (search_key gin_trgm_ops);
alter table water_tests add column search_key text not null
  generated always as (search_key(place_en || ' ' || place_ne)) stored;
create index water_tests_by_words on water_tests using gin (search_key gin_trgm_ops);
drop index media_search;
alter table media add column search_key text not null
  generated always as (search_key(alt_en || ' ' || alt_ne || ' ' || filename)) stored;
create index media_by_words on media using gin (search_key gin_trgm_ops);

-- Toles and readers of meters.
alter table tols drop column search_key;
alter table tols add column search_key text not null generated always as (search_key(name_en || ' ' || name_ne)) stored;
alter table meter_readings_planned drop column reader_key;
alter table meter_readings_planned add column reader_key text not null
  generated always as (search_key(reader_en || ' ' || reader_ne)) stored;

-- People: colleagues, as their organisation has entered them, and cashiers.
alter table people add column search_key text not null
  generated always as (search_key(name_en || ' ' || name_ne, coalesce(email, '') || ' ' || coalesce(phone, ''))) stored;
create index people_by_words on people using gin (search_key gin_trgm_ops);
alter table entered_staff_details add column search_key text not null
  generated always as (search_key(name_en || ' ' || name_ne, coalesce(phone, ''))) stored;

-- Deposits at the bank.
alter table bank_deposits add column search_key text not null generated always as (search_key(bank || ' ' || slip)) stored;
create index bank_deposits_by_words on bank_deposits using gin (search_key gin_trgm_ops);

-- Inboxes: of a complaint's text words alone.
alter table complaints drop column search_key, drop column tol_key;
alter table complaints
  add column search_key text not null generated always as (search_key(name || ' ' || tol || ' ' || landmark,
    code || ' ' || phone || ' ' || customer_number || ' ' || message)) stored,
  add column tol_key text not null generated always as (search_key(tol)) stored;
create index complaints_search on complaints using gin (search_key gin_trgm_ops);
create index complaints_tol on complaints using gin (tol_key gin_trgm_ops);
alter table applications drop column search_key;
alter table applications add column search_key text not null generated always as (search_key(
    applicant_en || ' ' || applicant_ne || ' ' || tol,
    code || ' ' || phone || ' ' || coalesce(customer_no, '') || ' ' || coalesce(meter_no, ''))) stored;
create index applications_search on applications using gin (search_key gin_trgm_ops);

-- Connections, whose holder and meter are rows of other tables: written with them by the store.
update connections c set search_key = search_key(h.name_en || ' ' || h.name_ne,
    c.customer_number || ' ' || coalesce(c.old_number, '') || ' ' || coalesce(m.serial, '') || ' ' || coalesce(h.phone, ''))
  from connection_holders h
  left join connection_meters m on m.org_id = h.org_id and m.connection_id = h.connection_id and m.removed_on is null
 where h.org_id = c.org_id and h.connection_id = c.id and h.held_until is null;
