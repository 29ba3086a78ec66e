alter table documents drop constraint documents_external;
--> statement-breakpoint
create unique index documents_external on documents (company_id, external_id) where external_id is not null;
--> statement-breakpoint
drop index documents_sectional;
--> statement-breakpoint
create index documents_sectional on documents (company_id, sectional_id, seq) where sectional_id is not null;
--> statement-breakpoint
create index documents_source on documents (company_id, coalesce(source_id, chr(1114111)), seq) where source_id is not null;
--> statement-breakpoint
create index documents_delivery_status on documents (company_id, coalesce(delivery_status, chr(1114111)), seq) where delivery_status is not null;
