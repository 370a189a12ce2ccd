-- What an organisation entered about a person whom the installation already knew: it sees this, not what others have entered.

create table entered_staff_details (
  org_id integer not null references organisations on delete cascade,
  person_id integer not null references people,
  name_en text not null,
  name_ne text not null,
  phone text,
  entered_at timestamptz not null,
  primary key (org_id, person_id)
);
