/**
 * @generated SignedSource<<96c6da19c30b4ce5635b0f8a20b7df6a>>
 * @relayHash fa92234d44dbdf29a656643bbdc6ab8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d172e1272e1153f1ebd1299732c174782490476d67fe41932eaff34ff8abcab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomOrdersTabQuery } from './CustomOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<CustomOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d172e1272e1153f1ebd1299732c174782490476d67fe41932eaff34ff8abcab",
    "metadata": {},
    "name": "CustomOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
