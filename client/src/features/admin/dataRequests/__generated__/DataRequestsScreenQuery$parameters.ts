/**
 * @generated SignedSource<<382aa2c88a5ac1b95b89c031d07e96b0>>
 * @relayHash 60f168799005c5366f5af9bfa35b025c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ce015bbd5f153149c397bfe745f23d9492339b6be1a41f24b83e5d4fa683b48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DataRequestsScreenQuery } from './DataRequestsScreenQuery.graphql';

const node: PreloadableConcreteRequest<DataRequestsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ce015bbd5f153149c397bfe745f23d9492339b6be1a41f24b83e5d4fa683b48",
    "metadata": {},
    "name": "DataRequestsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
