-- runs on: 0.1
-- How late a late booking is has become a setting, so that its name says no hours; a name that the club chose stays.
update code set key_name = 'Late booking' where group_id = '367' and key = 'LATE' and key_name = 'Booked within 48 hours';
update code set labels = labels || '{"en": "Late booking"}'
where group_id = '367' and key = 'LATE' and labels ->> 'en' = 'Booked within 48 hours';
