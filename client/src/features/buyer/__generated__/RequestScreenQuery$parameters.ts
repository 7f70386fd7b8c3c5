/**
 * @generated SignedSource<<09a8b83255109817ce27f4846e52769f>>
 * @relayHash 3b69c65e6f0f1762d429c6eb7f56513b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56e1fc1b81bb45b0f512d7cbc9160faf2d7612c6fce2fc69ee8f2ef67bba9865

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56e1fc1b81bb45b0f512d7cbc9160faf2d7612c6fce2fc69ee8f2ef67bba9865",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
