-- Credit notes that are to be approved are few: the page of bills lists them and the dashboard counts them.

create index credit_notes_pending on credit_notes (org_id, id) where approved_at is null and cancelled_at is null;
