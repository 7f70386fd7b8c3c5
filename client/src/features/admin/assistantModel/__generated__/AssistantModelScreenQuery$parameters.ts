/**
 * @generated SignedSource<<3063445edebdd18f3d872c91665f2df8>>
 * @relayHash 3f5db370e52512e3013235b776831456
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c9f2b389808f0e09e337224dfba9a05f4686e73df47948f3e8a76712b6bfca8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssistantModelScreenQuery } from './AssistantModelScreenQuery.graphql';

const node: PreloadableConcreteRequest<AssistantModelScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c9f2b389808f0e09e337224dfba9a05f4686e73df47948f3e8a76712b6bfca8",
    "metadata": {},
    "name": "AssistantModelScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
