-- A reversal refers to its deposit, and not the other way round as well: a backup writes and restores tables in the order of their references.

alter table bank_deposits drop constraint bank_deposits_org_id_reversal_id_fkey;
