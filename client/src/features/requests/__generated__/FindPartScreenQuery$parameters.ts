/**
 * @generated SignedSource<<b59ab953d2e86ac8c9a9e68df05fbeb4>>
 * @relayHash 98337a4097ef1b48853c4e3ae97db3ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec443e4bcde06a03860380761ad0b5c499ad5c979754b4882637b4f9ce708745

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FindPartScreenQuery } from './FindPartScreenQuery.graphql';

const node: PreloadableConcreteRequest<FindPartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec443e4bcde06a03860380761ad0b5c499ad5c979754b4882637b4f9ce708745",
    "metadata": {},
    "name": "FindPartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
