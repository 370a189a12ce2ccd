// Script of a form without React, loaded when somebody begins to fill it in: offers in Unicode what is typed for Preeti.

import { offerUnicode } from '#ui/form/plain-preeti-offer.ts'

const complaint = document.querySelector<HTMLFormElement>('form#complaint')

if (complaint) offerUnicode(complaint, document.documentElement.lang === 'ne' ? 'ne' : 'en')
