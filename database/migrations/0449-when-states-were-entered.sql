-- When a state of a tap was entered: one of an earlier day changes which surcharges are owed, so that its connection is settled again. Null of those before.

alter table connection_states add column entered_at timestamptz;
