-- The refusal of a whole file that is imported in the background names a column, a line or a number.

alter table import_runs add column problem_values jsonb;
