-- A review that ends because the organisation no longer asks for it; without a person when a command has changed the policy.

alter table publishing_reviews drop constraint publishing_reviews_act_check;
alter table publishing_reviews add constraint publishing_reviews_act_check
  check (act in ('submitted', 'returned', 'approved', 'flagged', 'cancelled'));
alter table publishing_reviews alter column by_id drop not null;
