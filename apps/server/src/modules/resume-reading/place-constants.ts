/** States, provinces and territories of the countries whose people write "City, State". */
export const stateNames: readonly string[] =
  `Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|District of Columbia|Puerto Rico|Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland and Labrador|Prince Edward Island|New South Wales|Victoria|Queensland|South Australia|Western Australia|Tasmania|Bavaria|Bayern|Maharashtra|Karnataka|Tamil Nadu|Telangana|Kerala|Gujarat|Punjab|Haryana|Uttar Pradesh|West Bengal|Catalonia|Île-de-France|Gauteng|Western Cape|Lagos State`.split(
    '|',
  );

export const stateCodes: readonly string[] =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|D\\.C\\.|PR|ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|NSW|VIC|QLD|ACT|TAS'.split(
    '|',
  );

/** What stands in the place of a place. */
export const workModes =
  /^(?:fully\s+)?(?:remote|hybrid|on-?site|work from home|wfh|distributed|worldwide|nationwide|various locations|multiple locations)$/i;
