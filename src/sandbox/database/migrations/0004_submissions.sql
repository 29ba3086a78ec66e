create sequence document_files owned by documents.file_name;
--> statement-breakpoint
select setval('document_files', coalesce(max(last), 0) + 1, false) from counters
where series = '00000000-0000-0000-0000-000000000000' and year = 0;
--> statement-breakpoint
delete from counters where series = '00000000-0000-0000-0000-000000000000' and year = 0;
--> statement-breakpoint
create or replace function sandbox_time(moment timestamptz) returns timestamptz language plpgsql stable as $$
begin
  return moment + coalesce((select value::interval from settings where name = 'clock'), interval '0');
end
$$;
