create or replace function sandbox_time(moment timestamptz) returns timestamptz language plpgsql stable as $$
begin
  -- Columns keep milliseconds and round: without truncation, what is due now would be due in the next millisecond.
  return date_trunc('milliseconds', moment)
    + coalesce((select value::interval from settings where name = 'clock'), interval '0');
end
$$;
