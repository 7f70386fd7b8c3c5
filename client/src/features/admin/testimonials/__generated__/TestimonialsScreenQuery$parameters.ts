/**
 * @generated SignedSource<<f2eb0cd9199ba8c4bd7d4fc1fab144e8>>
 * @relayHash 8ee494306a5ed9d00f3b89d8157cbda3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77f757c4df9583cc6aef9b3311a5a71ae71f4da3103345d84a81bd0d35aab0a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TestimonialsScreenQuery } from './TestimonialsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TestimonialsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77f757c4df9583cc6aef9b3311a5a71ae71f4da3103345d84a81bd0d35aab0a7",
    "metadata": {},
    "name": "TestimonialsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
