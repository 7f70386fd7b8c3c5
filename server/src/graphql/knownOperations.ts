import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  type OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** An operation of our own client whose text has been parsed and accepted. */
export interface KnownOperation {
  readonly name: string
  readonly kind: OperationTypeNode
  readonly document: DocumentNode
  /** True if it names a field with `secret: true` in its `extensions`: what is typed or followed by whoever knows it. */
  readonly asksForSecrets: boolean
}

export interface KnownOperations {
  /** True for documents of our own client. */
  readonly isKnown: (document: DocumentNode) => boolean
  /** Keeps each document, so that every door executes the same one. */
  readonly plugin: Plugin
  /**
   * The operation with this id; null for an unknown one. `accept` parses and validates a text as for a stranger, and returns
   * null for one that it refuses; each text is given to it once.
   */
  readonly find: (id: string, accept: (text: string) => DocumentNode | null) => KnownOperation | null
}

/** `persisted` are the operations' texts by id. */
export function createKnownOperations(
  persisted: ReadonlyMap<string, string>,
  schema: GraphQLSchema,
): KnownOperations {
  const texts = new Set(persisted.values())
  const documents = new Map<string, DocumentNode>()
  const known = new WeakSet<DocumentNode>()
  const operations = new Map<string, KnownOperation | null>()
  return {
    isKnown: document => known.has(document),
    plugin: {
      onParse({ params, setParsedDocument }) {
        const text = typeof params.source === 'string' ? params.source : params.source.body
        if (!texts.has(text)) return
        const document = documents.get(text)
        if (document) setParsedDocument(document)
        return ({ result }) => {
          if (!result || result instanceof Error) return
          documents.set(text, result)
          known.add(result)
        }
      },
    },
    find(id, accept) {
      const found = operations.get(id)
      if (found !== undefined) return found
      const text = persisted.get(id)
      if (text === undefined) return null
      const document = accept(text)
      const operation = document ? getOperationAST(document) : null
      const made =
        document && operation
          ? {
              document,
              name: operation.name?.value ?? 'anonymous',
              kind: operation.operation,
              asksForSecrets: asksForSecrets(document, schema),
            }
          : null
      operations.set(id, made)
      return made
    },
  }
}

function asksForSecrets(document: DocumentNode, schema: GraphQLSchema): boolean {
  const types = new TypeInfo(schema)
  let found = false
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        found ||= types.getFieldDef()?.extensions.secret === true
      },
    }),
  )
  return found
}
