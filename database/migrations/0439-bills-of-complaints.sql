-- The bill that a complaint is about, attached by the server when a customer doubts a bill of their own.

alter table complaints
  add column bill_fiscal_year text,
  add column bill_number integer,
  add check ((bill_fiscal_year is null) = (bill_number is null)),
  add foreign key (org_id, bill_fiscal_year, bill_number) references bills (org_id, fiscal_year, number);

create index complaints_of_bill on complaints (org_id, bill_fiscal_year, bill_number) where bill_number is not null;
