// Messages of passkeys.

import type { Messages } from '#kit/language.ts'

/** Of the log-in page. */
export const passkeySignInMessages = {
  'passkeys.sign_in': { en: 'Log in with a passkey', ne: 'पासकीबाट लगइन गर्नुहोस्' },
  'passkeys.not_done': {
    en: 'No passkey was used. Try again, or log in with your password.',
    ne: 'पासकी प्रयोग भएन। पुनः प्रयास गर्नुहोस् वा पासवर्डबाट लगइन गर्नुहोस्।',
  },
} satisfies Messages

/** Of the page of devices. */
export const passkeyListMessages = {
  'passkeys.title': { en: 'Passkeys', ne: 'पासकी' },
  'passkeys.lead': {
    en: 'With a passkey you log in with the fingerprint, face or screen lock of your phone or computer, without password and code.',
    ne: 'पासकी भएमा पासवर्ड र कोड नलेखी, आफ्नो फोन वा कम्प्युटरको औँठाछाप, अनुहार वा स्क्रिन लकबाट लगइन गर्न सकिन्छ।',
  },
  'passkeys.not_supported': {
    en: 'This browser cannot make passkeys. Update it, or use another one.',
    ne: 'यस ब्राउजरमा पासकी बनाउन सकिँदैन। यसलाई अद्यावधिक गर्नुहोस् वा अर्को ब्राउजर प्रयोग गर्नुहोस्।',
  },
  'passkeys.none': { en: 'No passkey yet.', ne: 'अहिलेसम्म पासकी छैन।' },
  'passkeys.name': { en: 'Name', ne: 'नाम' },
  'passkeys.name_help': {
    en: 'Such as the phone or computer on which the passkey is stored.',
    ne: 'जस्तै, पासकी रहने फोन वा कम्प्युटरको नाम।',
  },
  'passkeys.password': { en: 'Current password', ne: 'हालको पासवर्ड' },
  'passkeys.code': { en: 'Code of your authenticator app', ne: 'प्रमाणीकरण एपको कोड' },
  'passkeys.add': { en: 'Add a passkey', ne: 'पासकी थप्नुहोस्' },
  'passkeys.added': { en: 'The passkey has been added', ne: 'पासकी थपियो' },
  'passkeys.not_made': {
    en: 'No passkey was made. Try again, and confirm with the screen lock of the device.',
    ne: 'पासकी बनेन। पुनः प्रयास गरी उपकरणको स्क्रिन लकबाट पुष्टि गर्नुहोस्।',
  },
  'passkeys.remove': { en: 'Remove', ne: 'हटाउनुहोस्' },
  'passkeys.remove_one': { en: 'Remove the passkey {name}', ne: 'पासकी {name} हटाउनुहोस्' },
  'passkeys.removed': { en: 'The passkey has been removed', ne: 'पासकी हटाइयो' },
  'passkeys.used': {
    en: 'Added {since}. Last used {used}. For {host}',
    ne: 'थपिएको मिति {since}। अन्तिम प्रयोग {used}। ठेगाना {host}',
  },
  'passkeys.unused': {
    en: 'Added {since}. Not used yet. For {host}',
    ne: 'थपिएको मिति {since}। अहिलेसम्म प्रयोग नभएको। ठेगाना {host}',
  },
} satisfies Messages

/** Of responses and mails. */
export const passkeysMessages = {
  'passkeys.wrong': {
    en: 'This passkey is not known here or has been removed. Log in with your password.',
    ne: 'यो पासकी यहाँ दर्ता छैन वा हटाइएको छ। पासवर्डबाट लगइन गर्नुहोस्।',
  },
  'passkeys.invalid': {
    en: 'The passkey could not be verified. Try again.',
    ne: 'पासकी प्रमाणित भएन। पुनः प्रयास गर्नुहोस्।',
  },
  'passkeys.known': { en: 'This passkey has already been added', ne: 'यो पासकी पहिले नै थपिएको छ' },
  'passkeys.unknown': { en: 'There is no such passkey', ne: 'यस्तो पासकी छैन' },
  'passkeys.too_many': {
    en: 'There are already {n} passkeys. Remove one first.',
    ne: 'पासकी {n} वटा भइसकेका छन्। पहिले एउटा हटाउनुहोस्।',
  },
  'passkeys.factor_first': {
    en: 'Set up the second factor first. Then you can add a passkey.',
    ne: 'पहिले दुई चरणको प्रमाणीकरण सक्रिय गर्नुहोस्। त्यसपछि पासकी थप्न सकिन्छ।',
  },
  'passkeys.added_subject': { en: 'Passkey added at {organisation}', ne: '{organisation}को खातामा पासकी थपियो' },
  'passkeys.added_text': {
    en: 'The passkey “{name}” was added to your account at {organisation} on {time}. It opens your account without a password. If it was not you, remove it at once on the page “Devices” of your account, choose a new password, and phone the office: {phone}',
    ne: '{organisation}मा रहेको तपाईंको खातामा “{name}” नामको पासकी थपिएको छ ({time})। यसबाट पासवर्डविना पनि तपाईंको खातामा लगइन हुन्छ। यो तपाईंले थप्नुभएको होइन भने तुरुन्त आफ्नो खाताको “उपकरणहरू” पृष्ठबाट हटाउनुहोस्, नयाँ पासवर्ड छान्नुहोस् र कार्यालयमा फोन गर्नुहोस्: {phone}',
  },
} satisfies Messages
