-- What people have said about the product and let it quote.
create table testimonials (
  id uuid primary key,
  quote text not null,
  person_name text not null,
  person_role text not null,
  created_at timestamptz not null default now()
);
