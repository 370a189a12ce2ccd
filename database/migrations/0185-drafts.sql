-- Drafts of forms on signed-in pages: what somebody has typed and not sent yet, read by that person alone.

create table drafts (
  org_id integer not null references organisations on delete cascade,
  person_id integer not null references people on delete cascade,
  -- The address of the form's page, and the form: '/staff/members/3#act-change'.
  form text not null,
  -- Where the form is opened again, with the query of its page.
  address text not null,
  -- The title of its page when it was saved.
  title text not null,
  -- The step, and the names and values of the controls, as the form wrote them.
  content text not null,
  -- The page that saved it last, which may save it again whatever it was based on.
  writer text not null,
  saved_at timestamptz not null,
  primary key (org_id, person_id, form)
);
create index drafts_person on drafts (person_id);
create index drafts_saved on drafts (saved_at);
