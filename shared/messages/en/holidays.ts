/** The state holidays of act 245/2000, by their date; the two at Easter by their name. */
export default {
  '01-01': 'New Year’s Day',
  'good-friday': 'Good Friday',
  'easter-monday': 'Easter Monday',
  '05-01': 'Labour Day',
  '05-08': 'Victory Day',
  '07-05': 'Saints Cyril and Methodius Day',
  '07-06': 'Jan Hus Day',
  '09-28': 'Czech Statehood Day',
  '10-28': 'Independent Czechoslovak State Day',
  '11-17': 'Struggle for Freedom and Democracy Day',
  '12-24': 'Christmas Eve',
  '12-25': 'Christmas Day',
  '12-26': 'St. Stephen’s Day',
} as const;
