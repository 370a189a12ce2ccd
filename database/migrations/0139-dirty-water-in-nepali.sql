-- "Dirty or smelly water" says the same in Nepali; a label that an organisation has changed stays.

update complaint_types set label_ne = 'धमिलो वा दुर्गन्धित पानी'
where key = 'dirty-water' and label_ne = 'धमिलो वा फोहोर पानी' and label_en = 'Dirty or smelly water';

create or replace function take_complaints(org integer) returns void language sql as $$
  insert into complaint_policies (org_id) values (org);
  insert into complaint_types (org_id, position, key, label_en, label_ne, hours) values
    (org, 1, 'no-water', 'No water', 'पानी नआएको', 8),
    (org, 2, 'low-pressure', 'Low pressure', 'पानीको चाप कम', 16),
    (org, 3, 'dirty-water', 'Dirty or smelly water', 'धमिलो वा दुर्गन्धित पानी', 8),
    (org, 4, 'leak-main', 'Pipe leakage on the road', 'सडकको पाइप चुहावट', 8),
    (org, 5, 'leak-meter', 'Leakage at the meter', 'मिटरनजिक चुहावट', 16),
    (org, 6, 'meter', 'Meter problem', 'मिटर बिग्रिएको', 24),
    (org, 7, 'bill', 'Billing error', 'बिल वा महसुलमा त्रुटि', 24),
    (org, 8, 'sewer', 'Sewer blockage or overflow', 'ढल जाम', 8),
    (org, 9, 'tanker', 'Water tanker', 'पानीको ट्याङ्कर', 8),
    (org, 10, 'illegal-connection', 'Illegal connection', 'अवैध जडान', 40),
    (org, 11, 'connection-delay', 'Delay in connection', 'जडानमा ढिलाइ', 40),
    (org, 12, 'staff', 'Staff behaviour', 'कर्मचारीको व्यवहार', 40),
    (org, 13, 'suggestion', 'Suggestion', 'सुझाव', 56),
    (org, 14, 'other', 'Other', 'अन्य', 40);
$$;
