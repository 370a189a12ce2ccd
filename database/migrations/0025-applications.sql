-- Who asks for a tap or for a tap's transfer, with which papers, and what has been done about it by whom?

create table applications (
  id bigint generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  -- What the applicant follows it by; drawn at random, the same in every organisation.
  code text not null unique,
  kind text not null check (kind in ('new', 'transfer')),
  submitted_at timestamptz not null,
  -- In which language the applicant is written to.
  language text not null check (language in ('en', 'ne')),
  consented_at timestamptz not null,
  -- Erased after this day unless something happens before.
  keep_until date not null,
  -- Names, code, customer number and place, folded for search.
  search_key text not null,

  applicant_en text not null,
  applicant_ne text not null,
  gender text check (gender in ('male', 'female', 'other')),
  citizenship_no text not null,
  citizenship_district text,
  citizenship_year text,
  father_en text,
  father_ne text,
  mother_en text,
  mother_ne text,
  grandfather_en text,
  grandfather_ne text,
  heir_en text,
  heir_ne text,
  phone text not null,
  email text,

  district text not null,
  local_level text,
  ward smallint not null check (ward between 1 and 50),
  village text,
  tol text not null,
  house_no text,
  place_details text,
  neighbour_en text,
  neighbour_ne text,
  neighbour_tap text,

  kitta text not null,
  land_certificate_no text,
  land_area text,
  building_height numeric(5, 2) check (building_height > 0),
  floors smallint check (floors > 0),
  boundary_east text,
  boundary_west text,
  boundary_north text,
  boundary_south text,

  tap_type text not null check (tap_type in ('residential', 'industrial', 'hotel', 'social', 'school', 'other')),
  classification text check (classification in ('private', 'public')),
  quantity smallint check (quantity > 0),
  household_use text check (household_use in ('yes', 'no')),
  reason text,
  water_users integer not null check (water_users > 0),
  women_users integer check (women_users >= 0),
  men_users integer check (men_users >= 0),
  daily_litres integer check (daily_litres > 0),
  customer_no text,
  meter_no text,
  other_details text,

  transfer_reason text check (transfer_reason in ('sale', 'inheritance', 'other')),
  seller_en text,
  seller_ne text,
  seller_phone text,
  check (kind <> 'transfer' or (transfer_reason is not null and customer_no is not null)),
  check (kind <> 'new' or (classification is not null and quantity is not null and household_use is not null))
);
create index applications_of on applications (org_id, id desc);
create index applications_search on applications using gin (search_key gin_trgm_ops);
create index applications_to_erase on applications (keep_until);

-- Private papers; the bytes lie in the file store's room of papers under their hash.
create table application_papers (
  id bigint generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  application_id bigint not null references applications on delete cascade,
  kind text not null check (kind in ('citizenship', 'landCertificate', 'houseMap', 'photo', 'wardRecommendation',
    'propertyTax', 'oldBill', 'deathCertificate', 'relationship', 'consentOfHeirs')),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  type text not null,
  size integer not null check (size > 0),
  name text not null,
  at timestamptz not null,
  -- When a newer paper of the kind took its place.
  replaced_at timestamptz
);
create index application_papers_of on application_papers (application_id);
create index application_papers_hash on application_papers (hash);

-- What was done, by whom, when and why. The state is worked out from these rows; none is ever changed.
create table application_steps (
  id bigint generated always as identity primary key,
  org_id integer not null references organisations on delete cascade,
  application_id bigint not null references applications on delete cascade,
  kind text not null check (kind in
    ('submitted', 'prepared', 'checked', 'approved', 'returned', 'rejected', 'resubmitted')),
  at timestamptz not null,
  -- The person of the office; null when the applicant acted.
  by_id bigint,
  by_name text not null default '',
  by_position text not null default '',
  -- Why it was returned or rejected; shown to the applicant.
  reason text not null default '',
  -- For the office only.
  note text not null default '',
  -- Kinds of papers that were seen at the office instead of sent.
  seen_papers text[] not null default '{}',
  -- What a resubmission changed: field → its value before.
  before jsonb,
  check ((by_id is null) = (kind in ('submitted', 'resubmitted'))),
  check (kind not in ('returned', 'rejected') or reason <> '')
);
create index application_steps_of on application_steps (application_id, id);
