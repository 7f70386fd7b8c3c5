/**
 * Text as searches compare it: lower case, without accents, compatibility forms as plain letters ('Ｎ', 'ﬁ'). The generated
 * columns that searches read (`companyNameKey`, `brandKey`) are folded alike by Postgres.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
