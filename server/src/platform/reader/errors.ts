import { type DriverAdapterError, isDriverAdapterError } from '@prisma/driver-adapter-utils'
import { Prisma } from '../../generated/prisma/client.ts'

/** Prisma's codes for what a database or its connection may answer to a read. */
const CODES: Readonly<Record<string, string>> = {
  AuthenticationFailed: 'P1000',
  DatabaseNotReachable: 'P1001',
  DatabaseDoesNotExist: 'P1003',
  SocketTimeout: 'P1008',
  DatabaseAccessDenied: 'P1010',
  TlsConnectionError: 'P1011',
  ConnectionClosed: 'P1017',
  InvalidInputValue: 'P2007',
  ValueOutOfRange: 'P2020',
  TableDoesNotExist: 'P2021',
  ColumnNotFound: 'P2022',
  TransactionWriteConflict: 'P2034',
  TooManyConnections: 'P2037',
  postgres: 'P2039',
}

/** The error that Prisma throws for the same failure of the driver. */
export function errorOf(error: unknown, modelName: string): unknown {
  if (!isDriverAdapterError(error)) return error
  const code = CODES[error.cause.kind]
  if (!code) return error
  return new Prisma.PrismaClientKnownRequestError(messageOf(error), {
    code,
    clientVersion: Prisma.prismaVersion.client,
    meta: { modelName, driverAdapterError: error },
  })
}

function messageOf({ cause, message }: DriverAdapterError): string {
  return `Database error. Code: \`${cause.originalCode ?? 'N/A'}\`. Message: \`${cause.originalMessage ?? message}\``
}
