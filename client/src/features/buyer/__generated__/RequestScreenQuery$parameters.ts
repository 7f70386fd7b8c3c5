/**
 * @generated SignedSource<<8c858105a4a1db3e5325bca0399f043c>>
 * @relayHash ab0c84675291596acbad4e5d7efb2d1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ccc3564dcd65001d6ac5f93fdbefb4ba6800d289ecbfb7e90fc1437012c601e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ccc3564dcd65001d6ac5f93fdbefb4ba6800d289ecbfb7e90fc1437012c601e",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
