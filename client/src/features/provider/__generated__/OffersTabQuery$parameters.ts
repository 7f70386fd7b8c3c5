/**
 * @generated SignedSource<<60ed670ec827a9f951d1b311f498d14c>>
 * @relayHash 39fd1bc89e6ab46649d14b8d95ccf48c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9609fec8ac2ff71bfc7f45e8bec762a0de4e017fd90b1dfa0bcb057c82607862

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffersTabQuery } from './OffersTabQuery.graphql';

const node: PreloadableConcreteRequest<OffersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9609fec8ac2ff71bfc7f45e8bec762a0de4e017fd90b1dfa0bcb057c82607862",
    "metadata": {},
    "name": "OffersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
