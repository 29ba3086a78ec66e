create index documents_notes on documents (company_id, seq) where notes is not null;
