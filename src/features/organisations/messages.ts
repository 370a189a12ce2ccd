// Messages of refused changes to an organisation.

import type { Messages } from '#kit/language.ts'

export const organisationsMessages = {
  'organisations.id_taken': {
    en: 'Organisation {id} exists already',
    ne: 'सङ्ख्या {id} को संस्था पहिले नै छ',
  },
  'organisations.host_taken': {
    en: 'The host {host} belongs to another organisation',
    ne: 'होस्ट {host} अर्को संस्थाको हो',
  },
  'organisations.host_unknown': {
    en: 'The host {host} is not one of this organisation',
    ne: 'होस्ट {host} यस संस्थाको होइन',
  },
  'organisations.last_host': {
    en: 'The last host of an organisation cannot be removed',
    ne: 'संस्थाको अन्तिम होस्ट हटाउन मिल्दैन',
  },
  'organisations.not_a_picture': {
    en: 'A logo has to be a PNG, JPEG, WebP or SVG picture of at most 1 MB',
    ne: 'लोगो बढीमा १ एमबीको PNG, JPEG, WebP वा SVG चित्र हुनुपर्छ',
  },
  'organisations.not_an_icon': {
    en: 'An icon has to be a PNG, JPEG, WebP or SVG picture of at most 1 MB that can be drawn',
    ne: 'आइकन बढीमा १ एमबीको, देखाउन मिल्ने PNG, JPEG, WebP वा SVG चित्र हुनुपर्छ',
  },
  'organisations.unknown_number': {
    en: 'There is no organisation {id}',
    ne: 'सङ्ख्या {id} को संस्था छैन',
  },
  'organisations.no_such_field': { en: 'there is no such field', ne: 'यस्तो विवरण छैन' },
  'organisations.not_this_value': { en: 'this value cannot be used', ne: 'यो मान राख्न मिल्दैन' },
} as const satisfies Messages
