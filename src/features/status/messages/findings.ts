// Messages of what was found about the installation, and what to do about it.

import type { Messages } from '#kit/language.ts'

export const findingMessages = {
  'status.settings': { en: 'Settings', ne: 'सेटिङ' },
  'status.settings_wrong': {
    en: '{reason} docs/environment.md lists the settings.',
    ne: '{reason} सेटिङको सूची docs/environment.md मा छ।',
  },
  'status.settings_good': { en: 'The environment can be read.', ne: 'सेटिङ पढ्न मिल्छ।' },
  'status.node': { en: 'Node', ne: 'Node' },
  'status.node_old': {
    en: 'Node {version} is too old: install 22.22 or newer, or run npm install on Linux.',
    ne: 'Node {version} पुरानो छ: २२.२२ वा नयाँ राख्नुहोस्।',
  },
  'status.node_good': { en: 'Node {version}.', ne: 'Node {version}।' },
  'status.database': { en: 'Database', ne: 'डाटाबेस' },
  'status.database_gone': {
    en: 'The database does not answer: {reason} Start the product (systemctl start khanepani), or check DATABASE_URL and the server it names.',
    ne: 'डाटाबेसले जवाफ दिएन: {reason} प्रणाली सुरु गर्नुहोस् (systemctl start khanepani), वा DATABASE_URL र त्यसले जनाएको सर्भर जाँच्नुहोस्।',
  },
  'status.database_old': {
    en: 'PostgreSQL {version} is too old: use 15 or newer.',
    ne: 'PostgreSQL {version} पुरानो छ: १५ वा नयाँ चलाउनुहोस्।',
  },
  'status.database_good': {
    en: 'PostgreSQL {version} answers; {size} of data.',
    ne: 'PostgreSQL {version}ले जवाफ दिन्छ; डाटा {size}।',
  },
  'status.migrations': { en: 'Version of the data', ne: 'डाटाको संस्करण' },
  'status.migrations_pending': {
    en: 'Migrations of this version that are not applied: {count}. Restart the product, which applies them.',
    ne: 'यो संस्करणका {count} परिवर्तन लागू भएका छैनन्: प्रणाली फेरि सुरु गर्नुहोस्, आफैँ लागू हुन्छन्।',
  },
  'status.migrations_newer': {
    en: 'The database belongs to a newer version (migrations unknown here: {count}): start that version, or restore an older backup.',
    ne: 'डाटाबेस नयाँ संस्करणको हो ({count} परिवर्तन यहाँ छैनन्): त्यही संस्करण चलाउनुहोस्, वा पुरानो जगेडा प्रति फर्काउनुहोस्।',
  },
  'status.migrations_good': { en: 'Data and program are of the same version.', ne: 'डाटा र प्रोग्राम एउटै संस्करणका छन्।' },
  'status.replica': { en: 'Replica of the database', ne: 'डाटाबेसको प्रतिलिपि' },
  'status.replica_behind': {
    en: 'The replica is more than 5 s behind: exports and reports read the primary. Look at its load, its disk and the network between the two.',
    ne: 'प्रतिलिपि ५ सेकेन्डभन्दा बढी पछि छ: निर्यात र प्रतिवेदन मूल डाटाबेसबाट पढिन्छ। प्रतिलिपिको भार, डिस्क र दुई सर्भरबिचको नेटवर्क जाँच्नुहोस्।',
  },
  'status.replica_unreachable': {
    en: 'The replica does not answer: {reason}. Exports and reports read the primary. Start the replica, or check DATABASE_REPLICA_URL.',
    ne: 'प्रतिलिपिले जवाफ दिएन: {reason}। निर्यात र प्रतिवेदन मूल डाटाबेसबाट पढिन्छ। प्रतिलिपि सुरु गर्नुहोस्, वा DATABASE_REPLICA_URL जाँच्नुहोस्।',
  },
  'status.replica_primary': {
    en: 'DATABASE_REPLICA_URL names a server that is no replica: exports and reports read the primary.',
    ne: 'DATABASE_REPLICA_URL ले जनाएको सर्भर प्रतिलिपि होइन: निर्यात र प्रतिवेदन मूल डाटाबेसबाट पढिन्छ।',
  },
  'status.replica_good': {
    en: 'Exports and reports read the replica, which is at most {seconds} s behind.',
    ne: 'निर्यात र प्रतिवेदन प्रतिलिपिबाट पढिन्छ, जुन बढीमा {seconds} सेकेन्ड पछि छ।',
  },
  'status.folder': { en: 'Data folder', ne: 'डाटाको फोल्डर' },
  'status.folder_missing': {
    en: '{path} does not exist: set DATA_DIR, or start the product once.',
    ne: '{path} छैन: DATA_DIR तोक्नुहोस्, वा प्रणाली एक पटक सुरु गर्नुहोस्।',
  },
  'status.folder_readonly': {
    en: 'This user cannot write into {path}: chown it to the user of the product, or run this command as that user.',
    ne: 'यो प्रयोगकर्ताले {path}मा लेख्न सक्दैन: फोल्डर प्रणालीको प्रयोगकर्तालाई दिनुहोस् (chown)।',
  },
  'status.folder_open': {
    en: 'Other users of this machine may read {path}: chmod 700 it.',
    ne: 'यो मेसिनका अरू प्रयोगकर्ताले {path} पढ्न सक्छन्: chmod 700 गर्नुहोस्।',
  },
  'status.folder_good': { en: 'Only the product reads and writes it.', ne: 'प्रणालीले मात्र पढ्छ र लेख्छ।' },
  'status.disk': { en: 'Disk', ne: 'डिस्क' },
  'status.disk_full': {
    en: 'Free space is only {free} of {total}: remove old backups and logs, or enlarge the disk, today.',
    ne: '{total} मध्ये {free} मात्र खाली छ: आजै पुराना जगेडा प्रति र लग हटाउनुहोस् वा डिस्क बढाउनुहोस्।',
  },
  'status.disk_low': {
    en: 'Free space is {free} of {total}: plan for a larger disk.',
    ne: '{total} मध्ये {free} खाली छ: ठुलो डिस्कको तयारी गर्नुहोस्।',
  },
  'status.disk_good': { en: 'Free space is {free} of {total}.', ne: '{total} मध्ये {free} खाली छ।' },
  'status.jobs': { en: 'Background jobs', ne: 'पृष्ठभूमिका काम' },
  'status.jobs_none': {
    en: 'No job has ever run: start the product, or a worker with WORKER=only.',
    ne: 'अहिलेसम्म कुनै काम चलेको छैन: प्रणाली सुरु गर्नुहोस्, वा WORKER=only भएको प्रक्रिया चलाउनुहोस्।',
  },
  'status.jobs_late': {
    en: 'A job has been due for {minutes} min: does a worker run? npm run jobs lists the queues.',
    ne: 'एउटा काम {minutes} मिनेटदेखि पर्खिरहेको छ: काम गर्ने प्रक्रिया चलेको छ? npm run jobs ले सूची देखाउँछ।',
  },
  'status.jobs_failed': {
    en: 'Jobs that have failed for good: {count}. npm run jobs -- failed shows the errors, npm run jobs -- retry ID runs one again.',
    ne: 'असफल भएका काम: {count}। npm run jobs -- failed ले त्रुटि देखाउँछ, npm run jobs -- retry ID ले फेरि चलाउँछ।',
  },
  'status.jobs_good': { en: 'Nothing is late and nothing has failed.', ne: 'कुनै काम ढिलो छैन, कुनै असफल छैन।' },
  'status.mail': { en: 'E-mail', ne: 'इमेल' },
  'status.sms': { en: 'SMS', ne: 'एसएमएस' },
  'status.mail_off': {
    en: 'No mail server is set; messages waiting: {count}. Set SMTP_URL and MAIL_FROM.',
    ne: 'मेल सर्भर तोकिएको छैन; पर्खिएका सन्देश: {count}। SMTP_URL र MAIL_FROM तोक्नुहोस्।',
  },
  'status.sms_off': {
    en: 'No SMS gateway is set; messages waiting: {count}. Set SMS_TOKEN and SMS_FROM.',
    ne: 'एसएमएस सेवा तोकिएको छैन; पर्खिएका सन्देश: {count}। SMS_TOKEN र SMS_FROM तोक्नुहोस्।',
  },
  'status.mail_late': {
    en: 'Messages waiting: {count}, the oldest for {minutes} min. The console lists each with the last error under Messages.',
    ne: 'पर्खिएका सन्देश: {count}, सबैभन्दा पुरानो {minutes} मिनेटदेखि। सन्देशहरू पृष्ठमा अन्तिम त्रुटि हेर्नुहोस्।',
  },
  'status.sms_late': {
    en: 'Messages waiting: {count}, the oldest for {minutes} min. The console lists each with the last error under Messages.',
    ne: 'पर्खिएका सन्देश: {count}, सबैभन्दा पुरानो {minutes} मिनेटदेखि। सन्देशहरू पृष्ठमा अन्तिम त्रुटि हेर्नुहोस्।',
  },
  'status.mail_good': { en: 'Messages are sent; waiting: {count}.', ne: 'सन्देश पठाइन्छ; पर्खिएका: {count}।' },
  'status.sms_good': { en: 'Messages are sent; waiting: {count}.', ne: 'सन्देश पठाइन्छ; पर्खिएका: {count}।' },
  'status.backup': { en: 'Backup', ne: 'जगेडा प्रति' },
  'status.backup_none': {
    en: 'No backup has been taken by npm run backup: take one now, and set up the nightly timer (docs/operations.md).',
    ne: 'npm run backup ले कुनै जगेडा प्रति बनाएको छैन: अहिले नै बनाउनुहोस्, र हरेक रातको व्यवस्था गर्नुहोस् (docs/operations.md)।',
  },
  'status.backup_old': {
    en: 'The last backup is of {at}: does the nightly timer run?',
    ne: 'अन्तिम जगेडा प्रति {at}को हो: हरेक रातको व्यवस्था चलेको छ?',
  },
  'status.backup_good': { en: 'The last backup is of {at}.', ne: 'अन्तिम जगेडा प्रति {at}को हो।' },
  'status.key': { en: 'Key of the installation', ne: 'प्रणालीको साँचो' },
  'status.key_missing': {
    en: 'The key is missing: put token.key back from a backup, or set TOKEN_SECRET.',
    ne: 'साँचो छैन: जगेडा प्रतिबाट token.key फर्काउनुहोस्, वा TOKEN_SECRET तोक्नुहोस्।',
  },
  'status.key_weak': {
    en: 'The key can be guessed: it has {length} characters, {different} different ones. Take one from: openssl rand -base64 48.',
    ne: 'साँचो अनुमान गर्न सकिन्छ: {length} अक्षर, फरक {different}। openssl rand -base64 48 बाट नयाँ लिनुहोस्।',
  },
  'status.key_good': { en: 'It is long enough.', ne: 'साँचो पर्याप्त लामो छ।' },
  'status.clock': { en: 'Clock', ne: 'घडी' },
  'status.clock_behind': {
    en: 'This machine says {at}, which is before the newest record: correct the clock. Nothing is erased until then.',
    ne: 'यो मेसिनको समय {at} छ, जुन सबैभन्दा नयाँ अभिलेखभन्दा अघिको हो: घडी मिलाउनुहोस्। त्यतिन्जेल केही मेटिँदैन।',
  },
  'status.clock_ahead': {
    en: 'This machine says {at}, more than a week after the last run: correct the clock, or confirm it with npm run jobs -- confirm-clock.',
    ne: 'यो मेसिनको समय {at} छ, अन्तिम पटक चलेको एक हप्ताभन्दा पछि: घडी मिलाउनुहोस्, वा npm run jobs -- confirm-clock ले पुष्टि गर्नुहोस्।',
  },
  'status.clock_good': { en: 'The time is plausible: {at}.', ne: 'समय ठीक देखिन्छ: {at}।' },
  'status.gateways': { en: 'Payment gateways', ne: 'भुक्तानी माध्यम' },
  'status.gateways_test': {
    en: 'Merchant accounts in test mode, where no money moves: {count}. Set the live account in the console under Payment accounts.',
    ne: 'परीक्षणमा रहेका, रकम नसर्ने मर्चेन्ट खाता: {count}। भुक्तानी खाता पृष्ठमा वास्तविक खाता राख्नुहोस्।',
  },
  'status.gateways_good': {
    en: 'No merchant account except samples is in test mode.',
    ne: 'नमुना खाताबाहेक कुनै मर्चेन्ट खाता परीक्षणमा छैन।',
  },
  'status.scans': { en: 'Scanned documents', ne: 'स्क्यान गरिएका कागजात' },
  'status.scans_missing': {
    en: 'Scanned pages whose text cannot be searched: {count}. Install what reads them: apt-get install {packages}.',
    ne: 'पाठ खोज्न नसकिने स्क्यान गरिएका पृष्ठ: {count}। तिनलाई पढ्ने प्रोग्राम राख्नुहोस्: apt-get install {packages}।',
  },
  'status.scans_none': {
    en: 'No scanned page waits. This machine could not read one: {packages} is not installed.',
    ne: 'पढ्न बाँकी स्क्यान गरिएको पृष्ठ छैन। यस मेसिनले त्यस्तो पृष्ठ पढ्न सक्दैन: {packages} राखिएको छैन।',
  },
  'status.scans_good': {
    en: 'Tesseract reads scanned pages in Nepali and English; pages waiting: {count}.',
    ne: 'Tesseract ले स्क्यान गरिएका पृष्ठ नेपाली र अङ्ग्रेजीमा पढ्छ; पढ्न बाँकी पृष्ठ: {count}।',
  },
  'status.tls': { en: 'Host names and TLS', ne: 'होस्टको नाम र TLS' },
  'status.tls_plain': {
    en: '{hosts} are served without TLS: put a proxy with certificates in front and set PUBLIC_SCHEME=https and TRUSTED_PROXIES=1.',
    ne: '{hosts} TLS बिना चलेका छन्: अगाडि प्रमाणपत्र भएको प्रोक्सी राख्नुहोस्, PUBLIC_SCHEME=https र TRUSTED_PROXIES=1 तोक्नुहोस्।',
  },
  'status.tls_unreachable': {
    en: '{host} does not answer over TLS: {reason}. Check the name and the proxy.',
    ne: '{host}ले TLS मा जवाफ दिएन: {reason}। नाम र प्रोक्सी जाँच्नुहोस्।',
  },
  'status.tls_ending': {
    en: 'The certificate of {host} ends on {at}: renew it.',
    ne: '{host}को प्रमाणपत्र {at}मा सकिन्छ: नवीकरण गर्नुहोस्।',
  },
  'status.tls_good': { en: 'Nothing is wrong with the host names.', ne: 'होस्टको नाममा कुनै समस्या छैन।' },
} as const satisfies Messages
