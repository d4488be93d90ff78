/** Parameters that say where a link was clicked, not where it leads, in small letters. */
export const trackingParameters: ReadonlySet<string> = new Set(
  (
    'source src ref refid referrer referer referral refsrc gh_src trid trk trackingid tracking trackingtag lipi ebp position pagenum ' +
    'originalsubdomain fbclid gclid gclsrc dclid gbraid wbraid msclkid ttclid twclid yclid igshid li_fat_id mkt_tok _ga _gl ' +
    'jobboard channel campaign campaignid medium s_cid iis iisn icid ic_src applicant_source jobsite jobpipeline codes ' +
    'indeed-apply-token from vjs recommendedby sharedby share rx_source spm ss'
  ).split(' '),
);

export const trackingPrefixes: readonly string[] = [
  'utm_',
  'utm-',
  'lever-source',
  'lever-origin',
  'tracking',
  'trk',
  'mc_',
  'hsa_',
  '_hs',
  'pk_',
  'mtm_',
  'rx_',
  'vero_',
];
