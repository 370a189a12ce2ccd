-- Which papers does an organisation ask for, by which names, in which order, and which must be there?

create table asked_papers (
  org_id integer not null references organisations on delete cascade,
  -- inheritance: what is asked for besides the papers of a transfer, after a death.
  purpose text not null check (purpose in ('new', 'transfer', 'inheritance')),
  -- own1 to own3: papers of the organisation's own, known by their names alone.
  kind text not null check (kind in ('citizenship', 'landCertificate', 'houseMap', 'photo', 'wardRecommendation', 'propertyTax',
    'oldBill', 'deathCertificate', 'relationship', 'consentOfHeirs', 'own1', 'own2', 'own3')),
  position smallint not null,
  label_en text not null check (label_en <> ''),
  label_ne text not null check (label_ne <> ''),
  -- Must be sent or seen at the office before the application is prepared; the others may come along.
  required boolean not null,
  -- A paper that is not asked for any more keeps its name for the applications that have it.
  asked boolean not null default true,
  -- What other offices ask for, until this one has said what it does.
  sample boolean not null,
  primary key (org_id, purpose, kind)
);

create trigger content_changed after insert or update or delete on asked_papers
  for each row execute function content_changed();

alter table application_papers drop constraint application_papers_kind_check;
alter table application_papers add constraint application_papers_kind_check check (kind in ('citizenship', 'landCertificate',
  'houseMap', 'photo', 'wardRecommendation', 'propertyTax', 'oldBill', 'deathCertificate', 'relationship', 'consentOfHeirs',
  'own1', 'own2', 'own3'));

-- With the application for a tap, proof of the house (Drinking Water Service Charge Recovery Rules 2050, rule 3) and what
-- users' organisations list; with a transfer, what ward offices list; after a death, the heirs' papers too.
create function take_applications(org integer) returns void language sql as $$
  insert into application_policies (org_id) values (org) on conflict do nothing;
  insert into asked_papers (org_id, required, sample, purpose, position, kind, label_en, label_ne)
  select org, true, true, list.* from (values
    ('new', 1, 'citizenship', 'Copy of citizenship certificate', 'नागरिकता प्रमाणपत्रको प्रतिलिपि'),
    ('new', 2, 'landCertificate', 'Copy of land ownership certificate', 'जग्गाधनी प्रमाणपुर्जाको प्रतिलिपि'),
    ('new', 3, 'houseMap', 'Building permit / house map', 'नक्सा पास प्रमाणपत्र'),
    ('new', 4, 'photo', 'Passport-size photo', 'पासपोर्ट साइजको फोटो'),
    ('new', 5, 'wardRecommendation', 'Ward recommendation letter', 'वडा कार्यालयको सिफारिस'),
    ('transfer', 1, 'citizenship', 'Copy of citizenship certificate', 'नागरिकता प्रमाणपत्रको प्रतिलिपि'),
    ('transfer', 2, 'landCertificate', 'Copy of land ownership certificate', 'जग्गाधनी प्रमाणपुर्जाको प्रतिलिपि'),
    ('transfer', 3, 'houseMap', 'Building permit / house map', 'नक्सा पास प्रमाणपत्र'),
    ('transfer', 4, 'propertyTax', 'Property tax receipt', 'सम्पत्ति कर बुझाएको रसिद'),
    ('transfer', 5, 'oldBill', 'Latest paid bill', 'पछिल्लो महसुल बुझाएको बिल'),
    ('inheritance', 1, 'deathCertificate', 'Death registration certificate', 'मृत्यु दर्ता प्रमाणपत्र'),
    ('inheritance', 2, 'relationship', 'Relationship certificate', 'नाता प्रमाणित प्रमाणपत्र'),
    ('inheritance', 3, 'consentOfHeirs', 'Consent of co-heirs', 'हकदारको मन्जुरीनामा')
  ) as list;
$$;

create or replace function organisation_takes_applications() returns trigger language plpgsql as $$
begin
  perform take_applications(new.id);
  return null;
end $$;

select take_applications(id) from organisations;
