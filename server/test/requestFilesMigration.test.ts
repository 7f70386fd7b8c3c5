import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FormerDatabase, openBefore } from './formerDatabase.ts'

let former: FormerDatabase
beforeAll(async () => {
  former = await openBefore('20261122204007_request_files_of_parts')
})
afterAll(() => former.db.close())

/** A request with that many parts, and its files; returns the ids of both. */
async function askFor(parts: number, files: number) {
  const [request, wanted, sent] = [randomUUID(), ids(parts), ids(files)]
  await former.db.script(`
    INSERT INTO "PartRequest" (id, "submissionKey", origin, "contactEmail", department, brand, model, year, "createdAt", "expiresAt")
      VALUES ('${request}', '${request}', 'FORM', 'a@old.test', 'SALTO', 'Fiat', 'Uno', 2011, now(), now());
    ${wanted
      .map(
        (id, position) =>
          `INSERT INTO "RequestedPart" (id, "requestId", position, description, condition, quantity, urgency)
             VALUES ('${id}', '${request}', ${position}, 'Óptica', 'ANY', 1, 'LOW');`,
      )
      .join('\n')}
    ${sent
      .map(
        (id, position) => `
          INSERT INTO "Upload" (id, purpose, kind, state, "fileName", "rawKey", "createdAt", "expiresAt")
            VALUES ('${id}', 'REQUEST_FILE', 'IMAGE', 'READY', 'foto.jpg', '${id}', now(), now());
          INSERT INTO "RequestFile" (id, "requestId", "uploadId", position, kind)
            VALUES ('${id}', '${request}', '${id}', ${position}, 'IMAGE');`,
      )
      .join('\n')}`)
  return { wanted, sent }
}

const ids = (count: number) => Array.from({ length: count }, () => randomUUID())

test('assigns files of a request for one part to that part, others to the whole request', async () => {
  const one = await askFor(1, 2)
  const several = await askFor(2, 2)
  const none = await askFor(1, 0)
  await former.migrate()
  const { rows } = await former.db.query('SELECT id, "partId" FROM "RequestFile"')
  const partOf = new Map(rows.map(({ id, partId }) => [id, partId]))
  expect(one.sent.map(id => partOf.get(id))).toEqual([one.wanted[0], one.wanted[0]])
  expect(several.sent.map(id => partOf.get(id))).toEqual([null, null])
  expect(partOf.size).toBe(4)
  // A removed part leaves its files to the whole request.
  await former.db.script(`DELETE FROM "RequestedPart" WHERE id IN ('${one.wanted[0]}', '${none.wanted[0]}');`)
  const { rows: after } = await former.db.query(
    'SELECT count(*)::int AS left FROM "RequestFile" WHERE "partId" IS NULL',
  )
  expect(after).toEqual([{ left: 4 }])
})
