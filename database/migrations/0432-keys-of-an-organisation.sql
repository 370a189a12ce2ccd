-- Tables that grow with the customers have the organisation in every key (`tests/schema.test.ts`), so that they can be distributed by it.

alter table documents add constraint documents_of_organisation unique (org_id, id);
alter table document_texts
  drop constraint document_texts_document_id_fkey,
  add constraint document_texts_of_document foreign key (org_id, document_id) references documents (org_id, id) on delete cascade;

-- The number of an attempt is random; a payer whom a gateway sends to the host of another organisation is found by it alone.
drop index payment_attempts_by_id;
create index payment_attempts_by_id on payment_attempts (id);
