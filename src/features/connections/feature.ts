// Manifest of connections: messages, navigation, audit labels.

import type { Feature } from '#root/manifest.ts'
import { connectionsMessages } from './messages.ts'

export const connectionsFeature = {
  messages: connectionsMessages,
  navigation: {
    console: [
      {
        label: { en: 'Connections', ne: 'धाराहरू' },
        to: '/staff/connections',
        icon: 'drop',
        group: 'accounts',
        order: 40,
        permission: 'connections:read',
      },
    ],
  },
  auditActions: {
    'connections.imported': { en: 'Register of connections imported', ne: 'धाराको लगत आयात गरियो' },
    'connections.opening_changed': {
      en: 'Opening balance of a connection changed',
      ne: 'धाराको अघिल्लो लगतबाट सारिएको बक्यौता परिवर्तन गरियो',
    },
    changeConnectionState: { en: 'State of a connection changed', ne: 'धाराको अवस्था परिवर्तन गरियो' },
    changeTap: { en: 'Tap of a connection changed', ne: 'धाराको वर्ग, आकार वा ढल परिवर्तन गरियो' },
    fitFirstMeter: { en: 'First meter of a connection fitted', ne: 'धाराको पहिलो मिटर जडान गरियो' },
    'connections.meter_fitted': { en: 'First meter of a connection fitted', ne: 'धाराको पहिलो मिटर जडान गरियो' },
    'connections.tap_changed': { en: 'Tap of a connection changed', ne: 'धाराको वर्ग, आकार वा ढल परिवर्तन गरियो' },
    changeHolder: { en: 'Holder of a connection changed', ne: 'धाराको ग्राहक परिवर्तन गरियो' },
    'connections.state_changed': { en: 'State of a connection changed', ne: 'धाराको अवस्था परिवर्तन गरियो' },
    'connections.holder_changed': { en: 'Holder of a connection changed', ne: 'धाराको ग्राहक परिवर्तन गरियो' },
    'connections.opened': { en: 'Connection opened', ne: 'धाराको विवरण हेरियो' },
  },
} satisfies Feature
