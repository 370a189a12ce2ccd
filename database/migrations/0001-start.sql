-- What every later table may count on: trigram search, which finds parts of words in both languages.

do $$
begin
  create extension if not exists pg_trgm;
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise exception 'this program needs the extension pg_trgm; have an administrator run "create extension pg_trgm" in this database (package postgresql-contrib on some systems), then start again';
end
$$;
