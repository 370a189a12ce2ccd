-- Closings of the ledger are not emptied by truncate either, as its entries and postings are not.

create trigger ledger_closings_are_not_emptied before truncate on ledger_closings execute function ledger_is_append_only();
