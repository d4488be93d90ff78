-- The repeated "5 years" of the form had a value of its own; it means the same as the first and is sent as it is.
update job_alerts
set criteria = jsonb_set(criteria, '{experience}', '"5"')
where criteria ->> 'experience' = '5-again';
