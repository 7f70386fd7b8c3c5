/**
 * @generated SignedSource<<b7f35f64d10e960a187679fb08c45155>>
 * @relayHash 4275fe21ee43201b97487d06e6995797
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0c7f4be897de5cd2e193f426e73a72d96475ae7b4eb295459331ffe5bd8bc68

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0c7f4be897de5cd2e193f426e73a72d96475ae7b4eb295459331ffe5bd8bc68",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
