-- The readings from which a bill was computed, as they were when it was issued; null for bills of before.
alter table bills add column readings jsonb;
