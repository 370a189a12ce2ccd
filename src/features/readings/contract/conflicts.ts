// Keys of the conflicts with which a reading or a new meter is refused, as the API documents them.

const againstConnection = [
  'meter_readings.before_last',
  'meter_readings.before_change',
  'meter_readings.closed',
  'meter_readings.no_meter',
  'meter_readings.below_last',
  'meter_readings.below_last_rollover',
  'meter_readings.below_start',
  'meter_readings.value_beyond_dial',
] as const

const inItself = [
  'meter_readings.in_future',
  'meter_readings.outside_month',
  'meter_readings.value_needed',
  'meter_readings.value_not_read',
  'meter_readings.serial_of_change',
  'meter_readings.values_of_change',
  'meter_readings.final_below_last',
] as const

/** Why a reading of the dial cannot be that of its month. */
export const sentNotRecorded = [
  'meter_readings.recorded',
  'meter_readings.later_reading',
  ...againstConnection,
] as const

/** Why a reading of any status cannot be recorded, or the newest one not be corrected. */
export const notRecorded = [
  ...sentNotRecorded,
  ...inItself,
  'meter_readings.fitted_that_day',
  'meter_readings.serial_taken',
  'meter_readings.changed_already',
  'meter_readings.read_first',
  'meter_readings.billed',
] as const

/** Why an earlier reading, or one that a bill charges, cannot be corrected. */
export const notCorrected = [
  ...againstConnection,
  ...inItself,
  'meter_readings.not_recorded',
  'meter_readings.correct_too_old',
  'meter_readings.unchanged',
  'meter_readings.meter_stays',
  'meter_readings.after_next',
  'meter_readings.above_final',
  'meter_readings.next_contradicts',
] as const

/** Why a meter cannot be replaced. */
export const notReplaced = [
  'meter_readings.closed',
  'meter_readings.no_meter',
  'meter_readings.in_future',
  'meter_readings.read_first',
  'meter_readings.change_before_reading',
  'meter_readings.fitted_that_day',
  'meter_readings.serial_taken',
  'meter_readings.value_beyond_dial',
  'meter_readings.final_below_last',
] as const
