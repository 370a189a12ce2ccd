-- Review of what is published: whether the organisation asks for a second person, who submitted and approved what, and when an item is to be reviewed again.

create table publishing_policies (
  org_id integer primary key references organisations on delete cascade,
  -- 0: whoever may write an item publishes it; 1: another person approves it.
  review_by_another smallint not null check (review_by_another between 0 and 1)
);

-- The newest row of an item gives the state of its review.
create table publishing_reviews (
  org_id integer not null references organisations on delete cascade,
  subject text not null,
  subject_id integer not null,
  number integer not null check (number > 0),
  -- 'flagged': published or corrected in public without approval, to be reviewed afterwards.
  act text not null check (act in ('submitted', 'returned', 'approved', 'flagged')),
  -- The window that was submitted: null begins with the approval.
  publish_from timestamptz,
  publish_until timestamptz,
  note text not null default '',
  by_id integer not null,
  at timestamptz not null,
  primary key (org_id, subject, subject_id, number)
);

create table publishing_review_days (
  org_id integer not null references organisations on delete cascade,
  subject text not null,
  subject_id integer not null,
  review_on date not null,
  primary key (org_id, subject, subject_id)
);
create index publishing_review_days_by_day on publishing_review_days (org_id, review_on);
