/**
 * @generated SignedSource<<a0f272e8501348d66e9dc2ed7cf596c6>>
 * @relayHash a7937dd146f06eab3079220864a51c49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d430bfbf246cbd0be02b0c91dcefc22e81298010ca2e5791adb8bc733adc46aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FailedRefundsScreenQuery } from './FailedRefundsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FailedRefundsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d430bfbf246cbd0be02b0c91dcefc22e81298010ca2e5791adb8bc733adc46aa",
    "metadata": {},
    "name": "FailedRefundsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
