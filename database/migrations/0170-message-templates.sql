-- Texts of SMS and emails that an organisation has written itself; without a row the product's own text is sent.

create table message_templates (
  org_id integer not null references organisations on delete cascade,
  name text not null check (name ~ '^[a-z][a-z0-9-]{0,59}$'),
  -- '' for an SMS.
  subject_en text not null,
  subject_ne text not null,
  body_en text not null check (body_en <> ''),
  body_ne text not null check (body_ne <> ''),
  primary key (org_id, name)
);
