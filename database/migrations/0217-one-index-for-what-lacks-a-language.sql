-- What lacks a language is found by the indexes of 0212; two more of 0215 only cost time when an item is stored.

drop index documents_in_one_language;
drop index articles_in_one_language;
