// What do the first pages of the demonstration say at their top?

import { machineContext } from '#platform/machine.server.ts'
import type { NewSlide } from '#features/slides/contract.ts'
import { addSlide } from '#features/slides/operations.server.ts'
import { renderPicture } from './pictures.ts'
import type { Seed } from './seed.ts'

/** Puts the drawn slides at the top of every organisation's first page. */
export async function seedSlides(at: Seed): Promise<void> {
  for (const org of at.tenants.all())
    for (const { picture, ...slide } of slides)
      await addSlide(machineContext(at, org, 'seed'), slide, await renderPicture(picture, 'webp', 1600))
}

const slides: (NewSlide & { picture: string })[] = [
  {
    picture: 'slide-tap-and-pot',
    pictureAlt: {
      en: 'Water runs from a public tap into a brass pot; mountains behind tea gardens',
      ne: 'सार्वजनिक धाराबाट गाग्रीमा पानी भरिँदै, पछाडि चियाबारी र हिमाल',
    },
    title: { en: 'When does water come to your tole?', ne: 'तपाईंको टोलमा पानी कहिले आउँछ?' },
    text: {
      en: 'See the supply times of your ward and tole for today and the whole week.',
      ne: 'आफ्नो वडा र टोलको आजको र हप्ताभरिको पानी वितरण समय हेर्नुहोस्।',
    },
    link: '/water-schedule',
    linkLabel: { en: 'See the schedule', ne: 'तालिका हेर्नुहोस्' },
  },
  {
    picture: 'slide-pipeline',
    pictureAlt: {
      en: 'Workers with helmets lay a blue water pipe',
      ne: 'हेलमेट लगाएका कामदारहरू निलो खानेपानी पाइप बिछ्याउँदै',
    },
    title: { en: 'A new tap, step by step', ne: 'नयाँ धारा, एक-एक चरणमा' },
    text: {
      en: 'Fill in the application here, print it and bring it to the office with your papers.',
      ne: 'दरखास्त फाराम यहीँ भर्नुहोस्, मुद्रण गर्नुहोस् र कागजातसहित कार्यालयमा ल्याउनुहोस्।',
    },
    link: '/registration',
    linkLabel: { en: 'Apply for a connection', ne: 'जडानका लागि आवेदन दिनुहोस्' },
  },
  {
    picture: 'slide-laboratory',
    pictureAlt: {
      en: 'A technician tests water samples in a laboratory',
      ne: 'प्रयोगशालामा प्राविधिक पानीको नमुना जाँच गर्दै',
    },
    title: { en: 'Tested before it reaches you', ne: 'तपाईंकहाँ पुग्नुअघि जाँचिएको पानी' },
    text: {
      en: 'We publish every water quality test report, so that anyone can read the results.',
      ne: 'पानीको गुणस्तर परीक्षणका सबै प्रतिवेदन सार्वजनिक गरिन्छन्, जो कोहीले नतिजा हेर्न सक्छन्।',
    },
    link: '/publications/water-quality-test-report',
    linkLabel: { en: 'Read the reports', ne: 'प्रतिवेदन हेर्नुहोस्' },
  },
  {
    picture: 'slide-tank',
    pictureAlt: {
      en: 'An overhead water tank among houses and trees',
      ne: 'घर र रूखहरूका बीचमा खानेपानीको ओभरहेड टंकी',
    },
    title: { en: 'Know your bill beforehand', ne: 'आफ्नो महसुल पहिल्यै थाहा पाउनुहोस्' },
    text: {
      en: 'Enter the units and see the amount by the published tariff of this fiscal year.',
      ne: 'युनिट लेख्नुहोस् र यस आर्थिक वर्षको प्रकाशित दरअनुसार रकम हेर्नुहोस्।',
    },
    // Spelt so by the specification.
    link: '/tarrif-calculator',
    linkLabel: { en: 'Open the tariff calculator', ne: 'महसुल गणक खोल्नुहोस्' },
  },
]
