create table settings (name text primary key, value text not null);
--> statement-breakpoint
create table companies (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  integrator_id uuid not null,
  name text not null,
  country text not null,
  fiscal_regime text not null,
  vat_number text not null,
  subscriptions json not null,
  company_identity json,
  created_at timestamptz(3) not null default now()
);
--> statement-breakpoint
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  integrator_id uuid not null,
  hash text not null unique,
  label text not null,
  permissions json not null,
  recent timestamptz[] not null,
  created_at timestamptz(3) not null default now()
) with (fillfactor = 50);
--> statement-breakpoint
create table accounts (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  company_id uuid not null references companies on delete cascade,
  nickname text not null,
  currency text not null,
  current_balance numeric not null,
  available_balance numeric not null,
  credit_limit numeric not null,
  balance_date timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
--> statement-breakpoint
create index accounts_order on accounts (company_id, seq);
--> statement-breakpoint
create table categories (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  company_id uuid not null references companies on delete cascade,
  name text collate "C" not null,
  color text
);
--> statement-breakpoint
create index categories_order on categories (company_id, seq);
--> statement-breakpoint
create table subcategories (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  company_id uuid not null references companies on delete cascade,
  category_id uuid not null references categories on delete cascade,
  name text collate "C" not null
);
--> statement-breakpoint
create index subcategories_order on subcategories (company_id, seq);
--> statement-breakpoint
create index subcategories_category on subcategories (category_id);
--> statement-breakpoint
create table counterparts (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  company_id uuid not null references companies on delete cascade,
  company_name text collate "C",
  vat_number text collate "C",
  tax_number text collate "C",
  identity_type text,
  address text,
  city text,
  postal_code text,
  province_code text,
  country text,
  bank_identifier text,
  destination_code text,
  payment_date text,
  payment_method text,
  issued_category_id uuid references categories on delete set null,
  issued_subcategory_id uuid references subcategories on delete set null,
  received_category_id uuid references categories on delete set null,
  received_subcategory_id uuid references subcategories on delete set null,
  created_at timestamptz(3) not null default now()
);
--> statement-breakpoint
create index counterparts_order on counterparts (company_id, seq);
--> statement-breakpoint
create index counterparts_vat on counterparts (company_id, vat_number);
--> statement-breakpoint
create index counterparts_tax on counterparts (company_id, tax_number);
--> statement-breakpoint
create index counterparts_named on counterparts (company_id, coalesce(company_name, chr(1114111)), seq);
--> statement-breakpoint
create table document_sectionals (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  company_id uuid not null references companies on delete cascade,
  year integer not null,
  prefix text collate "C",
  suffix text collate "C",
  minimum_digits integer,
  created_at timestamptz(3) not null default now()
);
--> statement-breakpoint
create index document_sectionals_order on document_sectionals (company_id, seq);
--> statement-breakpoint
create table counters (
  company_id uuid not null references companies on delete cascade,
  series uuid not null,
  year integer not null,
  last bigint not null,
  constraint counters_series unique (company_id, series, year)
) with (fillfactor = 50);
--> statement-breakpoint
create table products (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  company_id uuid not null references companies on delete cascade,
  code text collate "C",
  description text collate "C" not null,
  unit_of_measure text,
  unit_price numeric not null,
  currency text not null,
  vat_percentage double precision not null,
  tax_exemption text
);
--> statement-breakpoint
create index products_order on products (company_id, seq);
--> statement-breakpoint
create table transactions (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  company_id uuid not null references companies on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  amount numeric not null,
  currency text not null,
  bank_code text not null,
  booking_date_time timestamptz(3) not null,
  value_date_time timestamptz(3) not null,
  date timestamptz(3) not null,
  description text not null,
  clean_description text collate "C" not null,
  counterpart_name text collate "C" not null,
  type text collate "C" not null,
  category_id uuid references categories on delete set null,
  subcategory_id uuid references subcategories on delete set null,
  created_at timestamptz(3) not null default now()
);
--> statement-breakpoint
create index transactions_order on transactions (company_id, seq);
--> statement-breakpoint
create index transactions_date on transactions (company_id, date, seq);
--> statement-breakpoint
create index transactions_created on transactions (company_id, created_at, seq);
--> statement-breakpoint
create index transactions_amount on transactions (company_id, amount, seq);
--> statement-breakpoint
create index transactions_account on transactions (account_id, seq);
--> statement-breakpoint
create table documents (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  company_id uuid not null references companies on delete cascade,
  number text collate "C" not null,
  progressive text collate "C",
  sectional_id uuid references document_sectionals,
  type text collate "C" not null,
  direction text collate "C" not null,
  status text collate "C" not null,
  format text,
  creation_date date not null,
  delivery_date text collate "C",
  delivery_status text collate "C",
  file_name text unique,
  gross_amount numeric not null,
  vat_amount numeric not null,
  currency text not null,
  notes text collate "C",
  reasons_and_remarks json not null,
  external_id text,
  source_id text collate "C",
  counterpart_id uuid references counterparts,
  counterpart_name text,
  category_id uuid references categories on delete set null,
  subcategory_id uuid references subcategories on delete set null,
  reconciliation_identifier text,
  invoice json,
  xml bytea,
  numbering text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint documents_numbering unique (company_id, numbering),
  constraint documents_external unique (company_id, external_id)
);
--> statement-breakpoint
create index documents_order on documents (company_id, seq);
--> statement-breakpoint
create index documents_created on documents (company_id, created_at, seq);
--> statement-breakpoint
create index documents_dated on documents (company_id, creation_date, seq);
--> statement-breakpoint
create index documents_numbered on documents (company_id, number, seq);
--> statement-breakpoint
create index documents_type on documents (company_id, type, seq);
--> statement-breakpoint
create index documents_direction on documents (company_id, direction, seq);
--> statement-breakpoint
create index documents_sectional on documents (company_id, sectional_id, seq);
--> statement-breakpoint
create index documents_counterpart on documents (counterpart_id, seq);
--> statement-breakpoint
create index documents_status on documents (company_id, status, seq);
--> statement-breakpoint
create index documents_status_dated on documents (company_id, status, creation_date, seq);
--> statement-breakpoint
create index documents_delivered on documents (company_id, coalesce(delivery_date, chr(1114111)), seq);
--> statement-breakpoint
create index documents_progressive on documents (company_id, coalesce(progressive, chr(1114111)), seq);
--> statement-breakpoint
create table transitions (
  seq bigint generated always as identity primary key,
  document_id uuid not null references documents on delete cascade,
  from_status text,
  to_status text not null,
  reasons json not null,
  created_at timestamptz(3) not null default now()
);
--> statement-breakpoint
create index transitions_document on transitions (document_id, seq);
--> statement-breakpoint
create table flows (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  company_id uuid not null references companies on delete cascade,
  document_id uuid not null references documents on delete cascade,
  account_id uuid references accounts on delete set null,
  amount numeric not null,
  currency text not null,
  expected_payment_date date not null,
  payment_date date not null,
  payment_method text collate "C",
  payment_status text collate "C" not null,
  external_id text collate "C",
  created_at timestamptz(3) not null default now(),
  constraint flows_external unique (company_id, external_id)
);
--> statement-breakpoint
create index flows_document on flows (document_id, seq);
--> statement-breakpoint
create table reconciliations (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  company_id uuid not null references companies on delete cascade,
  flow_id uuid not null references flows on delete cascade,
  transaction_id uuid not null references transactions on delete cascade,
  created_at timestamptz(3) not null default now(),
  constraint reconciliations_pair unique (flow_id, transaction_id)
);
--> statement-breakpoint
create index reconciliations_order on reconciliations (company_id, seq);
--> statement-breakpoint
create index reconciliations_created on reconciliations (company_id, created_at, seq);
--> statement-breakpoint
create index reconciliations_transaction on reconciliations (transaction_id);
--> statement-breakpoint
create table shares (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents on delete cascade,
  recipients json not null,
  reply_to text not null,
  subject text not null,
  body text not null,
  file text not null,
  created_at timestamptz(3) not null default now()
);
--> statement-breakpoint
create table requests (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  kind text not null,
  status text not null,
  file_name text,
  label text,
  content bytea,
  payments json,
  result json,
  created_at timestamptz(3) not null default now()
);
--> statement-breakpoint
create table jobs (
  seq bigint generated always as identity primary key,
  kind text not null,
  subject_id uuid not null,
  due_at timestamptz(3) not null,
  attempts integer not null default 0
);
--> statement-breakpoint
create index jobs_due on jobs (due_at);
--> statement-breakpoint
create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  url text not null,
  secret text not null,
  active boolean not null default true,
  created_at timestamptz(3) not null default now(),
  constraint webhook_endpoints_url unique (company_id, url)
);
--> statement-breakpoint
create table events (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  company_id uuid not null references companies on delete cascade,
  event text not null,
  subject_id uuid not null,
  data json not null,
  created_at timestamptz(3) not null default now()
);
--> statement-breakpoint
create index events_order on events (company_id, seq);
--> statement-breakpoint
create index events_subject on events (subject_id, seq);
--> statement-breakpoint
create table deliveries (
  seq bigint generated always as identity primary key,
  event_id uuid not null references events on delete cascade,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  state text not null default 'pending',
  attempts integer not null default 0,
  due_at timestamptz(3) not null default now(),
  last_status integer,
  last_error text,
  delivered_at timestamptz(3),
  constraint deliveries_once unique (event_id, endpoint_id)
);
--> statement-breakpoint
create index deliveries_due on deliveries (state, due_at);
--> statement-breakpoint
create index deliveries_waiting on deliveries (endpoint_id, due_at, seq) where state = 'pending';
