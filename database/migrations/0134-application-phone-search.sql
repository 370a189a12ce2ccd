-- The inbox of applications finds them by phone.

update applications set search_key = search_key || ' ' || phone;
