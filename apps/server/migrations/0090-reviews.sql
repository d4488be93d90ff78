-- The sentences of a review that a program wrote when it was begun, by section (C-6): what the reviewer leaves of them
-- is published as found automatically. Null until the form is opened, and where the resume cannot be read.
alter table critiques add column prefill jsonb;

-- Open pages are told of a candidate's reviews as of their orders: where a review is ready, opened, or its link changed.
create trigger critiques_called_out
  after insert or delete or update of review_ready, opened_by_customer, link_token on critiques
  for each row execute function call_out_order();
