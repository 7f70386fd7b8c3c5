/**
 * @generated SignedSource<<432204382f0c5deb15e4fe0814b7bdb6>>
 * @relayHash f9bd347ca38c2a7a5e280a23fa8e6cdf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79734f9797e3d1f2d1b96117784696411c1766e7842c8246557685481331cef2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79734f9797e3d1f2d1b96117784696411c1766e7842c8246557685481331cef2",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
