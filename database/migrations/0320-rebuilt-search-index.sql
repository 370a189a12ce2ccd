-- The texts of the pages that the code itself brings, as they were when indexed; and a rebuild of the index by command that has not ended.

alter table search_indexes add column fixed_key text not null default '', add column rebuild_begun_at timestamptz;
