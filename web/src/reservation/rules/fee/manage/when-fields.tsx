import { RecordField } from '../../../../form/record-field'
import office from '../../../../office/parts.module.css'

/** When a price holds: class of days, part of the day, first and last day of play. */
export function WhenFields() {
  return (
    <>
      <div className={office.grid}>
        <RecordField name="dayClass" />
        <RecordField name="part" first="" />
      </div>
      <div className={office.grid}>
        <RecordField name="from" />
        <RecordField name="to" label="fee.TO_OPTIONAL" first="" />
      </div>
    </>
  )
}
