import { expect, it } from 'vitest'
import { migratedFrom } from '../../../../test/migrated-from.ts'
import { migrate } from '../../../platform/migrate.ts'

it('gives the club 10 % of parts that set no share, the days their shares, and draws none', () =>
  migratedFrom('0130', async (sql) => {
    await sql.unsafe(`
    insert into template (name, day_types) values ('All year', '{WD}');
    insert into template_part (template_idx, part, first_time, last_time) values (1, '1', '07:00', '08:00');
    insert into template_part (template_idx, part, first_time, last_time, draw_share, fcfs_share, house_share)
      values (1, '2', '12:00', '13:00', 60, 40, 0);
    insert into sheet_day (date, day_type, day_class, template_idx)
      values ('2027-03-01', 'WD', 'WEEKDAY', 1), ('2027-03-02', 'WD', 'WEEKDAY', null);
    insert into rule_setting (name, "values", version) values
      ('draw', '{"drawShare": 50, "houseShare": 20, "choices": 2}', 4), ('guest', '{"perDay": 2}', 1);`)
    expect(await migrate(sql)).toContain('0130-shares-of-parts.sql')
    const shares = [
      { part: '1', drawShare: 0, fcfsShare: 90, houseShare: 10, teamShare: 0 },
      { part: '2', drawShare: 60, fcfsShare: 40, houseShare: 0, teamShare: 0 },
    ]
    const columns = sql`part, draw_share, fcfs_share, house_share, team_share`
    expect([...(await sql`select ${columns} from template_part order by part`)]).toEqual(shares)
    const ofDays = await sql`select date, ${columns} from sheet_part order by date, part`
    expect([...ofDays]).toEqual(shares.map((row) => ({ date: '2027-03-01', ...row })))
    expect([...(await sql`select name, "values", version from rule_setting order by name`)]).toEqual([
      { name: 'draw', values: { choices: 2 }, version: 5 },
      { name: 'guest', values: { perDay: 2 }, version: 1 },
    ])
  }))
