drop index documents_progressive;
--> statement-breakpoint
create index documents_progressive on documents (company_id, coalesce(lpad(progressive, greatest(length(progressive), 20), '0'), chr(1114111)), seq);
