/**
 * @generated SignedSource<<18f3431846e5370d40273e148be7b6c6>>
 * @relayHash af3231931d1e0457e93ae2856ed70318
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d794bdbbe42fe7195ef87fc002c1be85285f87f5286f48a3eba3f30833c975de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayoutBatchScreenQuery } from './PayoutBatchScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayoutBatchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d794bdbbe42fe7195ef87fc002c1be85285f87f5286f48a3eba3f30833c975de",
    "metadata": {},
    "name": "PayoutBatchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
