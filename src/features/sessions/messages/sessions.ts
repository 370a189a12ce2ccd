// Messages of sign-in, sessions, one-time codes, passwords and the second factor.

import type { Messages } from '#kit/language.ts'

export const sessionsMessages = {
  'session.password': { en: 'Password', ne: 'पासवर्ड' },
  'session.wrong': { en: 'Incorrect username or password', ne: 'प्रयोगकर्ता नाम वा पासवर्ड मिलेन' },
  'session.slow_down': {
    en: 'Too many attempts. Wait a few minutes, or choose a new password with a one-time code.',
    ne: 'धेरै पटक प्रयास भयो। केही मिनेट पर्खनुहोस्, वा एकपटके कोडबाट नयाँ पासवर्ड छान्नुहोस्।',
  },
  'session.over': { en: 'Session expired. Please log in again.', ne: 'सत्रको म्याद सकियो। कृपया पुनः लगइन गर्नुहोस्।' },
  'session.unknown': { en: 'There is no such session', ne: 'यस्तो सत्र छैन' },
  'session.suspended': {
    en: 'Your account at this organisation is suspended. Reason: {reason}. Contact the administrator of the organisation.',
    ne: 'यस संस्थामा तपाईंको खाता निलम्बित छ। कारण: {reason}। कृपया संस्थाको प्रशासकलाई सम्पर्क गर्नुहोस्।',
  },
  'session.no_number': {
    en: 'You have an account, but no customer number of {organisation} is linked to it. If somebody let you see their bills, that access has ended: ask them to offer it again. To have your own number linked, contact the office.',
    ne: 'तपाईंको खाता छ, तर त्यससँग {organisation}को कुनै ग्राहक नम्बर जोडिएको छैन। कसैले आफ्नो बिल हेर्न दिनुभएको थियो भने त्यो पहुँच अन्त्य भएको छ: उहाँलाई फेरि प्रस्ताव पठाउन भन्नुहोस्। आफ्नै नम्बर जोड्न कार्यालयमा सम्पर्क गर्नुहोस्।',
  },
  'session.wrong_code': {
    en: 'The code is incorrect or has expired',
    ne: 'कोड मिलेन वा यसको म्याद सकियो',
  },
  'session.account_exists': {
    en: 'You already have an account. Log in with its password.',
    ne: 'तपाईंको खाता पहिले नै छ। त्यसैको पासवर्डले लगइन गर्नुहोस्।',
  },
  'session.wrong_current': { en: 'The current password is incorrect', ne: 'हालको पासवर्ड मिलेन' },
  'session.password_short': { en: 'At least {n} characters', ne: 'कम्तीमा {n} अक्षर' },
  'session.password_common': {
    en: 'This password is easy to guess. Use three or four unrelated words.',
    ne: 'यो पासवर्ड सजिलै अनुमान गर्न सकिन्छ। असम्बन्धित तीन–चार शब्द राख्नुहोस्।',
  },
  'session.password_personal': {
    en: 'Do not use your name, number or address in the password',
    ne: 'कृपया पासवर्डमा आफ्नो नाम, नम्बर वा ठेगाना नराख्नुहोस्',
  },
  'session.factor_for_staff': { en: 'The second factor is only for staff', ne: 'दुई चरणको प्रमाणीकरण कर्मचारीका लागि हो' },
  'session.factor_not_begun': { en: 'Start the set-up again', ne: 'कृपया सुरुदेखि पुनः गर्नुहोस्' },
  'session.code_subject': { en: 'Your one-time code', ne: 'तपाईंको एकपटके कोड' },
  'session.code_text': {
    en: '{code} is your one-time code for {organisation}. It is valid for {minutes} minutes. {warning}',
    ne: '{code} तपाईंको एकपटके कोड हो ({minutes} मिनेटसम्म मान्य)। {warning} {organisation}',
  },
  // One part of a text message: 70 characters in Nepali.
  'session.code_sms': {
    en: '{code} is your one-time code for {organisation}, valid for {minutes} minutes. {warning}',
    ne: 'खानेपानी कार्यालय: कोड {code}, {minutes} मिनेट मान्य। {warning}',
  },
  'session.code_warning': { en: 'The office will never ask you for it.', ne: 'कसैलाई नदिनुहोस्।' },
  'session.invitation_subject': { en: 'Your account at {organisation}', ne: '{organisation}मा तपाईंको खाता' },
  'session.invitation_text': {
    en: 'An account has been created for you at {organisation}. Open {address} and choose your password. Activation code: {code} (valid for {days} days).',
    ne: '{organisation}मा तपाईंको खाता खोलिएको छ। {address} खोलेर आफ्नो पासवर्ड छान्नुहोस्। सक्रियकरण कोड: {code} ({days} दिनसम्म मान्य)।',
  },
  'session.welcome_text': {
    en: 'You now also work at {organisation}. Open {address} and log in with your existing email address and password.',
    ne: 'अब तपाईं {organisation}मा पनि कार्यरत हुनुहुन्छ। {address} खोलेर आफ्नै इमेल ठेगाना र पासवर्डबाट लगइन गर्नुहोस्।',
  },
  'session.contacts_subject': {
    en: 'Your contacts at {organisation} were changed',
    ne: '{organisation}मा तपाईंको सम्पर्क परिवर्तन भयो',
  },
  'session.contacts_text': {
    en: 'The email address of your account at {organisation} was changed, and messages are no longer sent here. If you did not do this, phone the office at once.',
    ne: '{organisation}मा तपाईंको खाताको इमेल ठेगाना परिवर्तन भएको छ; अब यस ठेगानामा सन्देश पठाइँदैन। यो तपाईंले गर्नुभएको होइन भने तुरुन्त कार्यालयमा फोन गर्नुहोस्।',
  },
  'session.new_device_subject': {
    en: 'Log-in on a new device at {organisation}',
    ne: '{organisation}को खातामा नयाँ उपकरणबाट लगइन',
  },
  'session.new_device_text': {
    en: 'Somebody logged in to your account at {organisation} on a device that had not been used before, on {time}. If it was you, there is nothing to do. If it was not, choose a new password at once, log that device out on the page “Devices” of your account, and phone the office: {phone}',
    ne: '{organisation}मा रहेको तपाईंको खातामा यसअघि प्रयोग नभएको उपकरणबाट लगइन भएको छ ({time})। तपाईंले नै गर्नुभएको हो भने केही गर्नु पर्दैन। होइन भने तुरुन्त नयाँ पासवर्ड छान्नुहोस्, आफ्नो खाताको “उपकरणहरू” पृष्ठबाट त्यो उपकरण लगआउट गर्नुहोस् र कार्यालयमा फोन गर्नुहोस्: {phone}',
  },
  'login.title': { en: 'Log in', ne: 'लगइन' },
  'login.lead': {
    en: 'For customers and office staff.',
    ne: 'ग्राहक तथा कार्यालयका कर्मचारीका लागि।',
  },
  'login.identifier': { en: 'Customer number, phone or email', ne: 'ग्राहक नम्बर, फोन वा इमेल' },
  'login.identifier_help': {
    en: 'Your customer number is at the top of your bill. Staff use their email address.',
    ne: 'ग्राहक नम्बर महसुल बिलको माथिल्लो भागमा हुन्छ। कर्मचारीले आफ्नो इमेल ठेगाना लेख्नुहोस्।',
  },
  'login.button': { en: 'Log in', ne: 'लगइन गर्नुहोस्' },
  'login.forgot': { en: 'Forgot password?', ne: 'पासवर्ड बिर्सनुभयो?' },
  'login.first_time': { en: 'First time here?', ne: 'पहिलो पटक आउनुभएको हो?' },
  'login.first_time_text': {
    en: 'If the office has your phone number or email address, request a one-time code and choose a password.',
    ne: 'कार्यालयमा तपाईंको फोन नम्बर वा इमेल छ भने एकपटके कोड मगाएर पासवर्ड छान्नुहोस्।',
  },
  'login.have_code_sent': { en: 'Request a code', ne: 'कोड मगाउनुहोस्' },
  'login.activate': { en: 'I have an activation code', ne: 'मसँग सक्रियकरण कोड छ' },
  'login.help': { en: 'Cannot log in?', ne: 'लगइन गर्न सक्नुभएन?' },
  'login.help_text': {
    en: 'Visit or call the office for help. The office will never ask for your password or code.',
    ne: 'कार्यालयमा आएर वा फोन गरेर सहयोग लिनुहोस्। कार्यालयबाट कसैले तपाईंको पासवर्ड वा कोड सोध्दैन।',
  },
  'login.no_script': {
    en: 'You need JavaScript to log in, and it is switched off in this browser. Call the office for help. Everything else on this website works without it.',
    ne: 'लगइन गर्न जाभास्क्रिप्ट चाहिन्छ, जुन यस ब्राउजरमा बन्द छ। कार्यालयमा फोन गरेर सहयोग लिनुहोस्। यस वेबसाइटका अन्य सबै भाग यसविना पनि चल्छन्।',
  },
  'login.not_ready': {
    en: 'The page was still loading, so this was not processed. Please try again.',
    ne: 'पृष्ठ पूरा नखुल्दै पेस भएकाले कारबाही भएन। कृपया पुनः प्रयास गर्नुहोस्।',
  },
  'login.already': { en: 'You are logged in on this device.', ne: 'तपाईंले यस उपकरणमा लगइन गर्नुभएको छ।' },
  'login.go_on': { en: 'Go to my account', ne: 'मेरो खातामा जानुहोस्' },
  'proof.title': { en: 'Second step', ne: 'दोस्रो चरण' },
  'proof.lead': {
    en: 'Open your authenticator app and enter the six digits it shows now, or one of your recovery codes.',
    ne: 'प्रमाणीकरण एपमा अहिले देखिएका छ अङ्क, वा आफ्नो कुनै एक पुनःप्राप्ति कोड लेख्नुहोस्।',
  },
  'proof.code': { en: 'Code', ne: 'कोड' },
  'proof.back': { en: 'Start again', ne: 'सुरुदेखि गर्नुहोस्' },
  'forgotten.title': { en: 'Choose a password with a one-time code', ne: 'एकपटके कोडबाट पासवर्ड छान्नुहोस्' },
  'forgotten.lead': {
    en: 'A code is sent to the phone number or email address registered at the office.',
    ne: 'कार्यालयमा दर्ता भएको तपाईंको फोन वा इमेलमा कोड पठाइन्छ।',
  },
  'forgotten.send': { en: 'Send the code', ne: 'कोड पठाउनुहोस्' },
  'forgotten.sent': { en: 'The code has been sent', ne: 'कोड पठाइयो' },
  'forgotten.sent_text': {
    en: 'If this number or address is registered, the code arrives within a minute. It is valid for 10 minutes.',
    ne: 'यो नम्बर वा ठेगाना दर्ता भएको भए एक मिनेटभित्र कोड आइपुग्छ, र १० मिनेटसम्म मान्य हुन्छ।',
  },
  'forgotten.again': { en: 'Send another code', ne: 'अर्को कोड पठाउनुहोस्' },
  'activate.title': { en: 'Activate your account', ne: 'आफ्नो खाता सक्रिय गर्नुहोस्' },
  'activate.lead': {
    en: 'Enter the activation code from the office or the invitation, and choose a password.',
    ne: 'कार्यालयबाट वा आमन्त्रणमा पाएको सक्रियकरण कोड लेखी पासवर्ड छान्नुहोस्।',
  },
  'activate.code': { en: 'Activation code', ne: 'सक्रियकरण कोड' },
  'activate.button': { en: 'Activate and log in', ne: 'सक्रिय गरी लगइन गर्नुहोस्' },
  'password.new': { en: 'New password', ne: 'नयाँ पासवर्ड' },
  'password.again': { en: 'Confirm new password', ne: 'नयाँ पासवर्ड फेरि' },
  'password.current': { en: 'Current password', ne: 'हालको पासवर्ड' },
  'password.help': {
    en: 'At least 10 characters. Three or four unrelated words are easy to remember and hard to guess. You can use any script.',
    ne: 'कम्तीमा १० अक्षर। असम्बन्धित तीन–चार शब्द सम्झन सजिलो र अनुमान गर्न गाह्रो हुन्छन्। जुनसुकै लिपिमा लेख्न सकिन्छ।',
  },
  'password.code': { en: 'One-time code', ne: 'एकपटके कोड' },
  'password.button': { en: 'Set password', ne: 'यो पासवर्ड राख्नुहोस्' },
  'password.title': { en: 'Change password', ne: 'पासवर्ड परिवर्तन' },
  'password.lead': {
    en: 'You will be logged out on all other devices.',
    ne: 'अन्य सबै उपकरणबाट लगआउट हुनेछ।',
  },
  'password.changed': { en: 'Your password has been changed', ne: 'पासवर्ड परिवर्तन भयो' },
  'contacts.title': { en: 'My contacts', ne: 'मेरो सम्पर्क' },
  'contacts.lead': {
    en: 'You log in with this email address, and one-time codes are sent to it. After a change you are logged out on all other devices.',
    ne: 'तपाईं यही इमेल ठेगानाबाट लगइन गर्नुहुन्छ र एकपटके कोड यसैमा पठाइन्छ। परिवर्तन गरेपछि अन्य सबै उपकरणबाट लगआउट हुनेछ।',
  },
  'contacts.email': { en: 'Email', ne: 'इमेल' },
  'contacts.phone': { en: 'Phone', ne: 'फोन' },
  'contacts.save': { en: 'Save', ne: 'सुरक्षित गर्नुहोस्' },
  'contacts.changed': { en: 'Your contacts have been changed', ne: 'तपाईंको सम्पर्क परिवर्तन भयो' },
  'devices.title': { en: 'Devices', ne: 'उपकरणहरू' },
  'devices.lead': {
    en: 'Devices on which you are logged in. If you do not recognise a device, log it out and change your password.',
    ne: 'तपाईंले लगइन गर्नुभएका उपकरणहरू। कुनै उपकरण नचिनेमा त्यसबाट लगआउट गरी पासवर्ड परिवर्तन गर्नुहोस्।',
  },
  'devices.unnamed': { en: 'Unnamed device', ne: 'नाम नभएको उपकरण' },
  'devices.this': { en: 'This device', ne: 'यही उपकरण' },
  'devices.since': {
    en: 'Logged in {since}, last active {seen}, from {address}',
    ne: 'लगइन {since}, पछिल्लो पटक {seen}, ठेगाना {address}',
  },
  'devices.end': { en: 'Log out', ne: 'लगआउट गर्नुहोस्' },
  'devices.end_one': { en: 'Log out {name}', ne: '{name}बाट लगआउट गर्नुहोस्' },
  'devices.end_others': { en: 'Log out all other devices', ne: 'अन्य सबै उपकरणबाट लगआउट गर्नुहोस्' },
  'devices.end_all': { en: 'Log out everywhere', ne: 'सबै उपकरणबाट लगआउट गर्नुहोस्' },
  'devices.ended': { en: 'Logged out', ne: 'लगआउट भयो' },
  'shortcuts.title': { en: 'Keyboard', ne: 'किबोर्ड' },
  'shortcuts.on': {
    en: 'Use keyboard shortcuts on this device',
    ne: 'यस उपकरणमा किबोर्ड सर्टकट प्रयोग गर्ने',
  },
  'factor.title': { en: 'Second factor', ne: 'दुई चरणको प्रमाणीकरण' },
  'factor.lead': {
    en: 'A code from an app on your phone that you enter with your password each time you log in.',
    ne: 'हरेक लगइनमा पासवर्डसँगै माग गरिने, तपाईंको फोनको एपले दिने कोड।',
  },
  'factor.due': {
    en: 'Your role needs a second factor. Set it up before you open other pages.',
    ne: 'तपाईंको भूमिकाका लागि यो अनिवार्य छ। यो सक्रिय नगरेसम्म अन्य पृष्ठ खुल्दैनन्।',
  },
  'factor.is_on': { en: 'The second factor is on.', ne: 'दुई चरणको प्रमाणीकरण सक्रिय छ।' },
  'factor.begin': { en: 'Set up', ne: 'सुरु गर्नुहोस्' },
  'factor.renew': { en: 'Set up on a new phone', ne: 'नयाँ फोनमा राख्नुहोस्' },
  'factor.old_code': {
    en: 'A code from your current phone, or a recovery code',
    ne: 'हालको फोनको कोड वा पुनःप्राप्ति कोड',
  },
  'factor.scan': {
    en: 'Scan this image with an authenticator app, or type the key into the app.',
    ne: 'प्रमाणीकरण एपबाट यो चित्र स्क्यान गर्नुहोस्, वा साँचो टाइप गर्नुहोस्।',
  },
  'factor.picture': { en: 'The key as a QR code', ne: 'क्युआर कोडका रूपमा साँचो' },
  'factor.key': { en: 'Key', ne: 'साँचो' },
  'factor.code': { en: 'The six digits shown in the app', ne: 'एपमा देखिएका छ अङ्क' },
  'factor.confirm': { en: 'Turn on', ne: 'सक्रिय गर्नुहोस्' },
  'factor.recovery': { en: 'Recovery codes', ne: 'पुनःप्राप्ति कोडहरू' },
  'factor.recovery_text': {
    en: 'You can use each code once if you lose your phone. Print them or write them down now. They are not shown again.',
    ne: 'फोन हराएमा प्रत्येक कोड एक पटक प्रयोग गर्न सकिन्छ। अहिले नै मुद्रण गर्नुहोस् वा टिप्नुहोस्। यी कोड फेरि देखाइँदैनन्।',
  },
  'factor.done': { en: 'I have saved the codes', ne: 'मैले कोड सुरक्षित राखेँ' },
} as const satisfies Messages
