-- Complaints and applications of a connection, found by the customer number that they name.

create index complaints_of_customer on complaints (org_id, customer_number) where customer_number <> '';
create index applications_of_customer on applications (org_id, customer_no) where customer_no is not null;
