/**
 * @generated SignedSource<<28fa9fa253632731b8ce86b297a34282>>
 * @relayHash 3fcdd142ca87f60a004d12f01920f065
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a6686660d7cd32e3cefc330992a97d382f587048ac016efe71132ea1c042ac1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FindPartScreenQuery } from './FindPartScreenQuery.graphql';

const node: PreloadableConcreteRequest<FindPartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a6686660d7cd32e3cefc330992a97d382f587048ac016efe71132ea1c042ac1",
    "metadata": {},
    "name": "FindPartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
