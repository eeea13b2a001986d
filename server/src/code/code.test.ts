import { contract } from '@clubhouse/contract'
import { POLICY_DEFAULTS } from '@clubhouse/contract/policy'
import { describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../test/club.ts'

const holder = TestClub.use()
/** Other processes learn of a change through NOTIFY, which takes time on a busy machine. */
const soon = <T>(read: () => T | Promise<T>) => expect.poll(read)

const manager = () => holder.club.manager({ rights: { '960000': 'R', '960200': 'CRU' } })
const shown = async (group: string, version = 0) =>
  (await holder.club.ask(contract.code.groups, { club: CLUB, code: `${group}.${version}` })).data[group]!

const BORED = {
  key: 'bored',
  keyName: 'Bored',
  values: ['No more fun', '재미없음'],
  orderNo: 50,
  isUse: true,
}

describe('GET /manage/codes', () => {
  it('shows the groups with every code, one group when asked', async () => {
    const all = (await holder.club.ask(contract.code.forManager, {}, await manager())).data
    expect(all.length).toBeGreaterThanOrEqual(34)
    const [group, ...others] = (await holder.club.ask(contract.code.forManager, { group: '509' }, await manager())).data
    expect(others).toEqual([])
    expect(group!.codes[0]).toMatchObject({ key: 'CF', values: ['Booked', '예약 확정'], isUse: true, isFixed: true })
    expect((await holder.club.ask(contract.code.forManager, { group: 'XXX' }, await manager())).status).toBe(404)
    expect(
      (await holder.club.ask(contract.code.forManager, {}, await holder.club.manager({ rights: {} }))).status,
    ).toBe(403)
  })
})

describe('POST and PUT /manage/codes/{group}', () => {
  it('adds a code, renames it and takes it out of use; the version rises each time', async () => {
    const first = await shown('Z82')
    const as = await manager()
    const { data } = await holder.club.ask(contract.code.add, { group: 'Z82', ...BORED }, as)
    expect(data.version).toBeGreaterThan(first.version)
    await soon(async () => (await shown('Z82', first.version))?.codes.at(-1)).toMatchObject({
      key: 'bored',
      values: ['No more fun', '재미없음'],
    })
    const again = await holder.club.ask(contract.code.add, { group: 'Z82', ...BORED }, as)
    expect(again.fail.code).toBe('IN_USE')
    await holder.club.ask(
      contract.code.change,
      { group: 'Z82', ...BORED, values: ['Bored', '지루함'] },
      await manager(),
    )
    await soon(async () => (await shown('Z82')).codes.at(-1)!.values).toEqual(['Bored', '지루함'])
    await holder.club.ask(contract.code.change, { group: 'Z82', ...BORED, isUse: false }, await manager())
    await soon(async () => (await shown('Z82')).codes.at(-1)!.key).not.toBe('bored')
  })

  it('keeps what the product knows by name', async () => {
    const code = { key: 'CF', keyName: 'Booked', values: ['Taken', '예약됨'], orderNo: 1, isUse: true }
    expect((await holder.club.ask(contract.code.change, { group: '509', ...code }, await manager())).result).toBe(true)
    await soon(async () => (await shown('509')).codes[0]!.values).toEqual(['Taken', '예약됨'])
    expect(
      (await holder.club.ask(contract.code.change, { group: '509', ...code, isUse: false }, await manager())).fail.code,
    ).toBe('WRONG_STATE')
    const added = await holder.club.ask(contract.code.add, { group: '509', ...code, key: 'ZZ' }, await manager())
    expect(added.fail.code).toBe('WRONG_STATE')
    expect(
      (await holder.club.ask(contract.code.change, { group: '509', ...code, key: 'ZZ' }, await manager())).status,
    ).toBe(404)
  })

  it('keeps a code in use that records hold', async () => {
    const korean = { key: 'ko', keyName: 'Korean', values: ['Korean', '한국어'], orderNo: 2, isUse: false }
    expect(
      (await holder.club.ask(contract.code.change, { group: '101', ...korean }, await manager())).fail,
    ).toMatchObject({
      code: 'IN_USE',
      msgVar: { where: 'club', count: 1 },
    })
  })
})

describe('PUT /manage/code-groups/{group}', () => {
  const read = async (lang: string) => {
    const { data } = await holder.club.ask(contract.code.forManager, { group: '504' }, await manager(), {
      'accept-language': lang,
    })
    return data[0]!
  }

  it('gives a group a name of the club’s own, and the product’s name back', async () => {
    expect(await read('en')).toMatchObject({ ownName: '', ownNames: ['', ''] })
    const { version } = await read('en')
    expect(
      (
        await holder.club.ask(
          contract.code.rename,
          { group: '504', names: ['Why cancelled', '취소 이유'] },
          await manager(),
        )
      ).result,
    ).toBe(true)
    expect(await read('en')).toMatchObject({
      ownName: 'Why cancelled',
      ownNames: ['Why cancelled', '취소 이유'],
      version,
    })
    expect((await read('ko'))!.ownName).toBe('취소 이유')
    await holder.club.ask(contract.code.rename, { group: '504', names: ['', ''] }, await manager())
    expect(await read('ko')).toMatchObject({ ownName: '', ownNames: ['', ''] })
    expect(
      (await holder.club.ask(contract.code.rename, { group: 'XXX', names: ['x', 'x'] }, await manager())).status,
    ).toBe(404)
    expect(
      (await holder.club.ask(contract.code.rename, { group: '504', names: ['x'.repeat(101)] }, await manager())).status,
    ).toBe(400)
  })
})

describe('PUT /manage/codes/996/{key}', () => {
  const policies = async () => (await shown('996')).policy!

  it('changes a policy, fills in what follows from it, and says so by the version', async () => {
    const { version } = await shown('996')
    const { data } = await holder.club.ask(
      contract.code.changePolicy,
      { key: 'C0200', values: ['29', '', '', ''] },
      await manager(),
    )
    expect(data.version).toBeGreaterThan(version)
    await soon(async () => (await policies()).C0200!.values).toEqual(['29', 'd MMMM yyyy', '', ''])
    const [row] = await holder.club
      .sql`select before, after from audit where noun = 'policy' order by audit_idx desc limit 1`
    expect(row).toMatchObject({
      before: { values: ['0', 'yyyy.MM.dd', '', ''] },
      after: { values: ['29', 'd MMMM yyyy', '', ''] },
    })
  })

  it('takes the default of each policy as it is, so that it can be put back', async () => {
    await holder.club.ask(contract.code.changePolicy, { key: 'C0200', values: ['29', '', '', ''] }, await manager())
    for (const [key, values] of Object.entries<readonly string[]>(POLICY_DEFAULTS))
      expect(
        (await holder.club.ask(contract.code.changePolicy, { key, values: [...values] }, await manager())).result,
        key,
      ).toBe(true)
    await soon(async () =>
      Object.fromEntries(Object.entries(await policies()).map(([key, { values }]) => [key, values])),
    ).toEqual(POLICY_DEFAULTS)
  })

  it('tells who changed which value of a policy', async () => {
    await holder.club.ask(contract.code.changePolicy, { key: 'C0200', values: ['5', '', '', ''] }, await manager())
    await holder.club.ask(contract.code.changePolicy, { key: 'C0200', values: ['29', '', '', ''] }, await manager())
    const { list } = (await holder.club.ask(contract.code.policyHistory, { recordIdx: 200 }, await manager())).data
    expect(list[0]).toMatchObject({
      deed: 'CHANGED',
      by: { kind: 'MANAGER' },
      changes: [{ field: 'C0200_1', before: 'yy-MM-dd', after: 'd MMMM yyyy', isKept: true }],
    })
    const other = await holder.club.manager({ rights: { '960000': 'R', '960300': 'RU' } })
    expect((await holder.club.ask(contract.code.policyHistory, { recordIdx: 200 }, other)).status).toBe(403)
  })

  it.each([
    ['C0200', ['36', '', '', ''], 'values[0]'],
    ['C0080', ['ZZ', '', '', ''], 'values[0]'],
    ['C0190', ['11', '', '', ''], 'values[2]'],
    ['C0190', ['9', '+08:00', 'Asia/Seoul', ''], 'values[1]'],
    ['C0130', ['3'], 'values'],
  ])('refuses %s %j at %s', async (key, values, field) => {
    const { status, fail } = await holder.club.ask(contract.code.changePolicy, { key, values }, await manager())
    expect([status, fail.msgDetail]).toEqual([400, field])
  })

  it('knows no other policy, and lets only managers with the right change one', async () => {
    expect(
      (await holder.club.ask(contract.code.changePolicy, { key: 'C9999', values: ['', '', '', ''] }, await manager()))
        .status,
    ).toBe(404)
    const as = await holder.club.manager({ rights: { '960000': 'R', '960200': 'R' } })
    const body = { values: ['0', '', '', ''] }
    expect((await holder.club.ask(contract.code.changePolicy, { key: 'C0200', ...body }, as)).status).toBe(403)
  })

  it('moves the club with its zone, and the other way round', async () => {
    const info = async () => (await holder.club.ask(contract.site.info, { clubCode: CLUB })).data
    const zone = async () => (await policies()).C0190!.values
    await holder.club.ask(
      contract.code.changePolicy,
      { key: 'C0190', values: ['31', '', 'America/New_York', ''] },
      await manager(),
    )
    await soon(info).toMatchObject({ timeZone: '31', zone: 'America/New_York' })
    await soon(zone).toEqual(['31', '-05:00', 'America/New_York', ''])
    await soon(() => holder.club.platform.club.zone).toBe('America/New_York')
    await holder.club.sql`update club set time_zone = '9', zone = 'Asia/Seoul'`
    await soon(zone).toEqual(['9', '+09:00', 'Asia/Seoul', ''])
    await soon(() => holder.club.platform.club.zone).toBe('Asia/Seoul')
    // No request can store contradictory policies.
    await expect(holder.club.sql`update club set time_zone = '11'`).rejects.toThrow(
      'time zone 11 is not that of Asia/Seoul',
    )
    await expect(holder.club.sql`update club set zone = 'Europe/Paris'`).rejects.toThrow('Europe/Paris')
  })

  it('keeps money and zone as they were once there are bookings and tee times', async () => {
    const booked = '2027-03-02'
    await holder.club.setClock('2027-02-16T12:00')
    const [slot] = await holder.club.day(booked)
    const refused = async (key: string, values: string[]) =>
      (await holder.club.ask(contract.code.changePolicy, { key, values }, await manager())).fail
    expect(await refused('C0190', ['9', '', 'Asia/Tokyo', ''])).toMatchObject({
      code: 'IN_USE',
      msgVar: { where: 'slot', count: 3 },
    })
    expect(
      (await holder.club.ask(contract.code.changePolicy, { key: 'C0130', values: ['2', '', '', ''] }, await manager()))
        .result,
    ).toBe(true)
    const me = await holder.club.member()
    expect((await holder.club.book(me, slot!, await holder.club.hold(me, slot!))).result).toBe(true)
    for (const [key, value] of [
      ['C0130', '0'],
      ['C0180', '1'],
    ] as const)
      expect(await refused(key, [value, '', '', ''])).toMatchObject({ code: 'IN_USE', msgVar: { where: 'booking' } })
    // Saving the current value is allowed, and date formats can always change.
    expect(
      (await holder.club.ask(contract.code.changePolicy, { key: 'C0130', values: ['2', '', '', ''] }, await manager()))
        .result,
    ).toBe(true)
    expect(
      (await holder.club.ask(contract.code.changePolicy, { key: 'C0200', values: ['0', '', '', ''] }, await manager()))
        .result,
    ).toBe(true)
  })
})
