/**
 * @generated SignedSource<<840f671e3cea2f1a307e213229412c0b>>
 * @relayHash bc1bc77bf6fa6940f075d72302b12b39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1877a364dd19f0fd286fff07283a0ce8a8147d56e34e685c74ac31f1953cd7dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderReviewsTabQuery } from './ProviderReviewsTabQuery.graphql';

const node: PreloadableConcreteRequest<ProviderReviewsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1877a364dd19f0fd286fff07283a0ce8a8147d56e34e685c74ac31f1953cd7dd",
    "metadata": {},
    "name": "ProviderReviewsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
