/**
 * @generated SignedSource<<2d69d9e25f8aaaebf557c2f126a69ac5>>
 * @relayHash 446b38d43b8cc3d66faeb272678f83dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a637760e24fcdb344476161d88fe6639462ddf60f1d9a8c2bd88cef3fd176604

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayoutBatchesScreenQuery } from './PayoutBatchesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayoutBatchesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a637760e24fcdb344476161d88fe6639462ddf60f1d9a8c2bd88cef3fd176604",
    "metadata": {},
    "name": "PayoutBatchesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
