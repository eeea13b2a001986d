import { hofRecord, type ManagedFeat, NEXT_STATES } from '@clubhouse/contract/board/hof-manage'
import { serverNow } from '../../../api/clock'
import { RecordField } from '../../../form/record-field'
import { RecordForm } from '../../../form/record-form'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { useFormat, useText } from '../../../language/use-text'
import type { RecordFormProps } from '../../../office/record-page'
import type { Value } from '../../../ui/form/draft'
import { FilesField } from '../../../ui/form/files-field'
import { FactFields } from './fact-fields'
import { CHECKS } from './hof-checks'
import { MemberField } from './member-field'
import { Reported } from './reported'
import { namesIn, ofWitnesses, witnessValues } from './witness-names'

/** The key of the saved picture; a feat has one at most. */
const PICTURE = 'picture'
const SECRETS = ['memberIdx']

export function HofForm({ row, ...props }: RecordFormProps<ManagedFeat>) {
  const t = useText()
  const { others } = useOwnLanguages()
  const today = useFormat().dayOf(serverNow())
  const states = row ? [row.state, ...NEXT_STATES[row.state]] : (['REPORTED', 'VERIFIED', 'PUBLISHED'] as const)
  const pictures = row?.imageUrl ? [{ key: PICTURE, name: row.playerName, url: row.imageUrl, isPicture: true }] : []
  return (
    <RecordForm
      {...props}
      row={row}
      begins={{ kind: 'HOLE_IN_ONE', date: today, publish: false, state: 'REPORTED' }}
      more={{
        ...witnessValues(row, others),
        memberIdx: String(row?.member?.memberIdx ?? ''),
        file: pictures.map(({ key }) => key),
      }}
      readers={ofWitnesses(others, namesIn)}
      // Not kept as a draft: the member’s name is no field, and a number alone names no member.
      secrets={SECRETS}
      input={({ file }) => (pictures.length > 0 && isEmpty(file) ? { remove: ['image'] } : {})}
      words={ofWitnesses(others, 'hof-edit.WITNESSES_HINT')}
      checks={CHECKS}
      blames={({ status, msgDetail }) =>
        status !== 400
          ? undefined
          : msgDetail === 'date'
            ? { date: 'hof-edit.DATE_WRONG' }
            : msgDetail === 'hole'
              ? { hole: 'hof-edit.HOLE_WRONG' }
              : undefined
      }
    >
      {row && <Reported feat={row} />}
      <FactFields />
      <MemberField member={row?.member} />
      <RecordField name="playerName" label="hof-edit.PLAYER_IN" hint="hof-edit.PLAYER_HINT" />
      <RecordField name="witnessNames" label="hof-edit.WITNESSES_IN" hint="hof-edit.WITNESSES_HINT" />
      <FilesField
        name="file"
        label={t('hof-edit.PICTURE')}
        rules={hofRecord.create.files!}
        saved={pictures}
        isOptional
      />
      <RecordField name="publish" />
      <RecordField name="state" options={states} />
    </RecordForm>
  )
}

const isEmpty = (files: Value | undefined) => Array.isArray(files) && files.length === 0
