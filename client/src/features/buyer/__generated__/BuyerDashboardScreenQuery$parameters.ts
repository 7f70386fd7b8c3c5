/**
 * @generated SignedSource<<4c08d0d7fc2e8e3da98e569f9e9a86f6>>
 * @relayHash a5a8099a46f09c9662363a392465868e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aed7f5a92bba107ef3884a0ac98f1023b6c6c20bccb4166efbaa6bcccc736f67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerDashboardScreenQuery } from './BuyerDashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<BuyerDashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aed7f5a92bba107ef3884a0ac98f1023b6c6c20bccb4166efbaa6bcccc736f67",
    "metadata": {},
    "name": "BuyerDashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
