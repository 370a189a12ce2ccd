-- Items that lack a language, for the page of all published kinds: found without reading the items that lack none.

create index albums_lacking_language on albums (org_id, created_at, id)
  where withdrawn_at is null and (((title_en = '') <> (title_ne = ''))
       or ((text_en = '') <> (text_ne = '')));
create index disclosures_lacking_language on disclosures (org_id, created_at, id)
  where withdrawn_at is null and (((title_en = '') <> (title_ne = '')));
create index documents_lacking_language on documents (org_id, created_at, id)
  where withdrawn_at is null and (((title_en = '') <> (title_ne = '')));
create index members_lacking_language on members (org_id, created_at, id)
  where withdrawn_at is null and (((name_en = '') <> (name_ne = ''))
       or ((title_en = '') <> (title_ne = ''))
       or ((tenure_en = '') <> (tenure_ne = '')));
create index articles_lacking_language on articles (org_id, created_at, id)
  where withdrawn_at is null and (((title_en = '') <> (title_ne = ''))
       or ((summary_en = '') <> (summary_ne = '')));
create index pages_lacking_language on pages (org_id, created_at, id)
  where withdrawn_at is null and (((title_en = '') <> (title_ne = '')));
create index questions_lacking_language on questions (org_id, created_at, id)
  where withdrawn_at is null and (((question_en = '') <> (question_ne = ''))
       or ((answer_en = '') <> (answer_ne = '')));
create index services_lacking_language on services (org_id, created_at, id)
  where withdrawn_at is null and (((name_en = '') <> (name_ne = ''))
       or ((fee_en = '') <> (fee_ne = ''))
       or ((time_en = '') <> (time_ne = ''))
       or ((officer_en = '') <> (officer_ne = ''))
       or ((grievance_officer_en = '') <> (grievance_officer_ne = ''))
       or ((rule_en = '') <> (rule_ne = '')));
create index slides_lacking_language on slides (org_id, created_at, id)
  where withdrawn_at is null and (((title_en = '') <> (title_ne = ''))
       or ((text_en = '') <> (text_ne = ''))
       or ((link_label_en = '') <> (link_label_ne = ''))
       or ((picture_alt_en = '') <> (picture_alt_ne = '')));
create index water_tests_lacking_language on water_tests (org_id, created_at, id)
  where withdrawn_at is null and (((place_en = '') <> (place_ne = '')));
